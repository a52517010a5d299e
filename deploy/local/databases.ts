import { join } from 'node:path';
import { exportLines, runningBackends } from './backends/running-backends.ts';
import { backup, restore } from './backup/commands.ts';
import { withRun } from './processes/run.ts';
import { serviceEnv } from './services/environment.ts';
import { schemaServices } from './services/schemas.ts';
import { requireBuilt } from './setup/build.ts';
import { localDir } from './setup/paths.mjs';
import { runNode } from './processes/run-node.ts';
import { readDotEnv } from './setup/settings.ts';
import { PlainError, printLine } from './setup/terminal.mjs';
import { testDatabase } from '../testing/environments.ts';

/**
 * `npm run databases`: a temporary Postgres for work on one spec, until Ctrl-C; prints the variables that the specs read.
 * `-- urls`: the backends of the running product, for `eval`. `-- reseal`: encrypts with the first of DATA_KEYS what another key encrypted
 * (deploy/docs/runbooks/rotating-keys.md). `-- backup <folder>` and `-- restore <folder> [--replace]`: see libs/backup.
 */
export default async function databases([name, ...args]: string[]) {
  if (name === undefined) return serveTestDatabase();
  const commands: Record<string, (args: string[]) => Promise<void>> = { reseal, backup, restore, urls };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    throw new PlainError(`There is no "${name}"; there are ${Object.keys(commands).join(', ')}.`);
  readDotEnv();
  await command(args);
}

async function urls() {
  for (const line of exportLines(process.env, runningBackends)) process.stdout.write(`${line}\n`);
}

async function reseal() {
  const databaseUrl = process.env.DATABASE_URL || runningBackends().database;
  // Redis is not used; the services' environment names one.
  const env = serviceEnv(localDir, { databaseUrl, redisUrl: process.env.REDIS_URL || 'redis://127.0.0.1' });
  for (const service of schemaServices) {
    const program = requireBuilt(`services/${service}/dist/reseal.main.js`);
    printLine(`encrypting again: ${service}`);
    if ((await runNode([program], { env })) !== 0)
      throw new PlainError(`${service}: not everything is under the new key. Keep the older ones.`);
  }
}

async function serveTestDatabase() {
  await withRun({ stateDir: join(localDir, 'databases'), doing: 'npm run databases' }, async (run) => {
    const env = await testDatabase(run);
    for (const [name, value] of Object.entries(env)) process.stdout.write(`export ${name}='${value}'\n`);
    printLine('ready (Ctrl-C stops it)');
    await run.lifetime.untilSignal();
  });
}
