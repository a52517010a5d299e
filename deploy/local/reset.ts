import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeContainers } from '../images/containers.ts';
import { refuseWhileLocked } from './processes/checkout-lock.ts';
import { ProcessRegistry } from './processes/registry.ts';
import { localDir, outsideDir } from './setup/paths.mjs';
import { readDotEnv } from './setup/settings.ts';
import { printLine } from './setup/terminal.mjs';

/** These only save time: Nx's cache, the record of the last build, a browser for the tests. */
const remaining = ['nx', 'build.json', 'chromium'];

/** `npm run reset`: deletes the data of `npm start` and `npm test`: databases, files, secrets. Packages and builds stay. */
export default async function reset() {
  readDotEnv();
  for (const stateDir of [localDir, join(localDir, 'test')]) {
    refuseWhileLocked(stateDir);
    await new ProcessRegistry(stateDir).stopLeftovers();
  }
  if (process.env.BACKENDS === 'containers') removeContainers(localDir);
  const names = existsSync(localDir) ? readdirSync(localDir).filter((name) => !remaining.includes(name)) : [];
  for (const path of [...names.map((name) => join(localDir, name)), outsideDir])
    rmSync(path, { recursive: true, force: true });
  printLine(names.length === 0 ? 'there was nothing to reset' : `emptied .local: ${names.join(', ')}`);
}
