/** `npm run reset`: forgets everything that `npm start` and `npm test` keep: databases, files, secrets. Packages and builds stay. */
import './setup/check-node.mjs';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ProcessRegistry } from './processes/registry.mjs';
import { refuseWhileLocked } from './setup/checkout-lock.mjs';
import { localDir, outsideDir } from './setup/paths.mjs';
import { complain, say } from './setup/say.mjs';
import { readDotEnv } from './setup/settings.mjs';

/** What only saves time: Nx's cache, the note of the last build, a browser for the tests. */
const kept = ['nx', 'build.json', 'chromium'];

try {
  readDotEnv();
  for (const stateDir of [localDir, join(localDir, 'test')]) {
    refuseWhileLocked(stateDir);
    await new ProcessRegistry(stateDir).stopLeftovers();
  }
  if (process.env.BACKENDS === 'containers') {
    const { removeContainers } = await import('./backends/containers.mjs');
    removeContainers(localDir);
  }
  const names = existsSync(localDir) ? readdirSync(localDir).filter((name) => !kept.includes(name)) : [];
  for (const path of [...names.map((name) => join(localDir, name)), outsideDir]) {
    rmSync(path, { recursive: true, force: true });
  }
  say(names.length === 0 ? 'there was nothing to reset' : `emptied .local: ${names.join(', ')}`);
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
