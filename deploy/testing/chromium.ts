import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localDir, makeDir } from '../local/setup/paths.mjs';
import { canInstallDebianPackages, findProgram, installDebianPackage } from '../local/setup/programs.ts';
import { PlainError, printError, printLine, runLong } from '../local/setup/terminal.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser for the tests: CHROMIUM_PATH, an installed one, one that root installs, one that any user can fetch.
 * @returns undefined, with a printed reason, when there is none
 */
export async function chromiumPath(signal: AbortSignal): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !runs(given)) throw new PlainError(`CHROMIUM_PATH: ${given} does not run.`);
  const installed = [given, findProgram(names), onMac].find((path) => path && runs(path));
  if (installed) return installed;
  try {
    if (canInstallDebianPackages()) {
      await installDebianPackage('chromium', 'the browser tests need it', signal);
      return findProgram(names);
    }
    // The package has a browser for this kind of machine only.
    if (process.platform === 'linux' && process.arch === 'x64') {
      const path = await fetchChromium(signal);
      if (runs(path)) return path;
      printError(`the fetched Chromium does not run on this system: ${path}`);
    }
  } catch (error) {
    signal.throwIfAborted();
    printError(error);
  }
  printLine('the browser tests are skipped: there is no Chromium (install one, or set CHROMIUM_PATH)');
  return undefined;
}

function runs(path: string) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** A headless Chromium in an npm package, with its libraries: for a user who may install nothing on the system. */
const packageName = '@sparticuz/chromium';
const version = '153.0.0';
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/** Its libraries and fonts are named only in its environment, because other programs must not use them. */
const startScript = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

/** The package's file expects the fonts in /tmp/fonts; without fonts every text is empty and counts as hidden. */
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">../fonts-cache</cachedir>
</fontconfig>
`;

/** Returns the path of a script that starts it. */
async function fetchChromium(signal: AbortSignal): Promise<string> {
  const dir = makeDir(join(localDir, 'chromium'));
  const script = join(dir, `chromium-${version}.sh`);
  if (existsSync(script)) return script;
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ private: true }));
  await runLong({
    what: `fetching Chromium ${version} for the browser tests (npm package ${packageName}, 70 MB)`,
    command: 'npm',
    args: ['install', '--prefix', dir, '--no-audit', '--no-fund', '--no-progress', `${packageName}@${version}`],
    cwd: dir,
    signal,
  });
  const folder = join(dir, 'node_modules', packageName);
  const unpack = `const { inflate } = await import('${pathToFileURL(join(folder, 'build/index.js'))}');
    for (const file of process.argv.slice(1)) await inflate(file);`;
  await runLong({
    what: 'unpacking Chromium',
    command: process.execPath,
    args: ['--input-type=module', '-e', unpack, ...archives.map((name) => join(folder, 'bin', name))],
    // The package unpacks into the folder for temporary files.
    env: { ...process.env, TMPDIR: dir },
    signal,
  });
  writeFileSync(join(dir, 'fonts/fonts.conf'), fontsConfig);
  writeFileSync(script, startScript, { mode: 0o755 });
  return script;
}
