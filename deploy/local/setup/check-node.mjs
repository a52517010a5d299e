/** Imported first, for its effect: an unsuitable Node or system ends here, before anything needs what it lacks. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const refusal =
  major < 20 || (major === 20 && minor < 19)
    ? `Node 20.19 or newer is needed; this is ${process.versions.node}.`
    : !['linux', 'darwin'].includes(process.platform)
      ? `Linux or macOS is needed; this is ${process.platform}. On Windows, use WSL.`
      : undefined;
if (refusal !== undefined) {
  process.stderr.write(`afya  ${refusal}\n`);
  process.exit(1);
}
