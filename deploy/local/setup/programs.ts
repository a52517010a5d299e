import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runLong } from './terminal.mjs';

/** Folders of servers that an ordinary user's PATH may not have. */
const usualFolders = ['/usr/local/bin', '/usr/bin', '/usr/sbin', '/opt/homebrew/bin'];

/** The full path of the first of these programs that is installed. @param names in order of preference */
export function findProgram(names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...usualFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram(['apt-get']) !== undefined;
}

/** Installs a Debian package without starting the service that may come with it. */
export async function installDebianPackage(name: string, why: string, signal?: AbortSignal) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (what: string, args: string[]) =>
    runLong({ what, command: 'apt-get', args: ['-q', ...args], env, signal });
  await apt('reading the list of Debian packages (apt-get update)', ['update']);
  // Debian runs this script before it starts a package's service; 101 means no.
  const policy = '/usr/sbin/policy-rc.d';
  const isOwn = !existsSync(policy);
  const script = '#!/bin/sh\n# Here while Afya installs a package whose service it does not want started.\nexit 101\n';
  if (isOwn) writeFileSync(policy, script, { mode: 0o755 });
  try {
    await apt(`installing ${name} (apt-get): ${why}`, ['install', '-y', '--no-install-recommends', name]);
  } finally {
    if (isOwn) rmSync(policy, { force: true });
  }
}
