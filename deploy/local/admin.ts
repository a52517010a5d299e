import { runningBackends } from './backends/running-backends.ts';
import { requireBuilt } from './setup/build.ts';
import { runNode } from './processes/run-node.ts';
import { readDotEnv } from './setup/settings.ts';

/** `npm run admin -- grant <username>`: makes an admin, on the database of the running product or of DATABASE_URL. */
export default function admin(args: string[]) {
  readDotEnv();
  const DATABASE_URL = process.env.DATABASE_URL || runningBackends().database;
  const program = requireBuilt('services/auth/dist/admin.main.js');
  return runNode([program, ...args], { env: { ...process.env, DATABASE_URL } });
}
