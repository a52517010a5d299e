import { execFileSync } from 'node:child_process';
import { canInstallDebianPackages, installDebianPackage } from '../setup/debian.mjs';
import { findProgram } from '../setup/find-program.mjs';
import { PlainError } from '../setup/say.mjs';

const names = ['redis-server', 'valkey-server'];

/**
 * The path of a Redis or Valkey server; installed when it is missing and this process may.
 * @param {AbortSignal} [signal]
 * @returns {Promise<string>}
 * @throws {PlainError} with what to install
 */
export async function redisProgram(signal) {
  let program = findProgram(names);
  if (program === undefined && canInstallDebianPackages()) {
    await installDebianPackage('redis-server', 'there is no redis-server or valkey-server', signal);
    program = findProgram(names);
  }
  if (program === undefined) {
    throw new PlainError(
      'Redis is missing: install redis-server or valkey-server (Debian: apt-get install redis-server; macOS: brew install redis). npm start also takes the one of REDIS_URL.',
    );
  }
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).match(/v=(\d+\.\d+)/)?.[1] ?? '0';
  if (!isRecent(version)) throw new PlainError(`${program} is version ${version}; 7 or newer is needed.`);
  return program;
}

/** Whether the server knows all the commands that the product sends (BLMPOP came with 7.0). @param {string} version */
export function isRecent(version) {
  return Number(version.split('.')[0]) >= 7;
}
