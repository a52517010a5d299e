import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { findProgram } from './find-program.mjs';
import { runLong } from './run-long.mjs';

/** Whether this process may install Debian packages. */
export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram(['apt-get']) !== undefined;
}

/**
 * Installs a Debian package without starting the service that may come with it.
 * @param {string} name
 * @param {string} why
 * @param {AbortSignal} [signal]
 */
export async function installDebianPackage(name, why, signal) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string} */ what, /** @type {string[]} */ args) =>
    runLong({ what, command: 'apt-get', args: ['-q', ...args], env, signal });
  await apt('reading the list of Debian packages (apt-get update)', ['update']);
  const allowAgain = forbidServiceStarts();
  try {
    await apt(`installing ${name} (apt-get): ${why}`, ['install', '-y', '--no-install-recommends', name]);
  } finally {
    allowAgain();
  }
}

/** Debian asks this script before a package's service is started; 101 means no. @returns {() => void} */
function forbidServiceStarts() {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return () => undefined;
  writeFileSync(
    policy,
    '#!/bin/sh\n# Here while Afya installs a package whose service it does not want started.\nexit 101\n',
    {
      mode: 0o755,
    },
  );
  return () => rmSync(policy, { force: true });
}
