import { prepareBackends } from './backends/prepare-backends.mjs';
import { isFree } from './backends/ports.mjs';
import { ProcessRegistry } from './processes/registry.mjs';
import { migrateSchemas } from './services/migrate.mjs';
import { ownEnv } from './services/own-env.mjs';
import { runServices } from './services/run-services.mjs';
import { serviceEnv } from './services/service-env.mjs';
import { ensureBuild } from './setup/build.mjs';
import { lockCheckout } from './setup/checkout-lock.mjs';
import { Lifetime } from './setup/lifetime.mjs';
import { localDir, makePrivateDir } from './setup/paths.mjs';
import { PlainError, complain, say } from './setup/say.mjs';
import { checkPublicSettings } from './setup/public-settings.mjs';
import { numberSetting, readDotEnv } from './setup/settings.mjs';

/**
 * Serves the product until Ctrl-C: backends, build, services. Sets the exit code: 0 when it was stopped, 1 when it did not come up.
 * @param {{ stateDir?: string }} [options] `stateDir`: where databases, files and secrets are
 */
export async function launch({ stateDir = localDir } = {}) {
  const registry = new ProcessRegistry(makePrivateDir(stateDir));
  const lifetime = new Lifetime({ killAll: () => registry.killAll() });
  const failure = await serve({ stateDir, lifetime, registry }).then(
    () => undefined,
    (error) => error,
  );
  await lifetime.end();
  if (lifetime.signal.aborted) say('stopped');
  // Said last, where it is read: below the lines of what was stopped again.
  else complain(failure);
  process.exit(lifetime.signal.aborted ? 0 : 1);
}

/** @param {{ stateDir: string, lifetime: Lifetime, registry: ProcessRegistry }} run */
async function serve({ stateDir, lifetime, registry }) {
  readDotEnv();
  checkPublicSettings();
  const port = numberSetting('PORT', { fallback: 3000, min: 1, max: 65_535 });
  const workers = numberSetting('WORKERS', { fallback: 1, min: 1, max: 64 });
  lifetime.defer(lockCheckout(stateDir, `Afya serves http://localhost:${port}`));
  const leftovers = await registry.stopLeftovers();
  if (leftovers.length > 0) say(`stopped what an interrupted run left behind: ${leftovers.join(', ')}`);
  const host = process.env.HOST || '127.0.0.1';
  if (!(await isFree(port, host))) {
    throw new PlainError(`Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`);
  }

  lifetime.defer(() => registry.stopAll());
  const backends = await prepareBackends({ stateDir, lifetime, registry });
  await ensureBuild(lifetime.signal);
  const env = serviceEnv({ stateDir, ...backends });
  const own = ownEnv({ stateDir, ...backends });
  if (backends.databaseUrls)
    await migrateSchemas({ env, own, databaseUrls: backends.databaseUrls, signal: lifetime.signal });
  const print = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`);
  await runServices({ env, own, port, workers, lifetime, registry, print });
  say(`ready: http://localhost:${port}   (Ctrl-C stops it)`);
  if (!/^(127\.|localhost$|::1$)/.test(host) && !process.env.PUBLIC_URL)
    say('only localhost is answered: set PUBLIC_URL to the address that others use');
  await lifetime.untilSignal();
}
