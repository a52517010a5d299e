import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runningDatabase } from '../backends/running-backends.mjs';
import { localDir, root } from '../setup/paths.mjs';
import { PlainError, say } from '../setup/say.mjs';
import { readDotEnv } from '../setup/settings.mjs';
import { serviceEnv } from './service-env.mjs';

/** The services that store something encrypted. */
const services = ['auth', 'consultation', 'admin-log'];

/**
 * `npm run databases -- reseal`: encrypts under the first key of DATA_KEYS what still lies under another one, on the database of the
 * running product or the one of DATABASE_URL. deploy/docs/runbooks/rotating-keys.md
 */
export async function reseal() {
  readDotEnv();
  const databaseUrl = process.env.DATABASE_URL || runningDatabase();
  // No Redis is spoken to; the services' environment names one.
  const env = serviceEnv({ stateDir: localDir, databaseUrl, redisUrl: process.env.REDIS_URL || 'redis://127.0.0.1' });
  for (const service of services) {
    const command = join(root, 'services', service, 'dist/reseal.main.js');
    if (!existsSync(command)) throw new PlainError('The product is not built yet: run npm start first.');
    say(`sealing anew: ${service}`);
    const child = spawn(process.execPath, [command], { stdio: 'inherit', env });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new PlainError(`${service}: not everything is under the new key. Keep the older ones.`);
  }
}
