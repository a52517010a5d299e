import { isFree } from './backends/ports.ts';
import { prepareBackends } from './backends/prepare-backends.ts';
import { withRun, type Run } from './processes/run.ts';
import { productEnv } from './services/environment.ts';
import { runServices } from './services/run-services.ts';
import { migrateSchemas } from './services/schemas.ts';
import { ensureBuild } from './setup/build.ts';
import { localDir } from './setup/paths.mjs';
import { checkPublicSettings, numberSetting, readDotEnv } from './setup/settings.ts';
import { PlainError, printLine } from './setup/terminal.mjs';

/** `npm start`: from a fresh clone to the running product. */
export default function start() {
  return launch(localDir);
}

/** Serves the product until Ctrl-C: backends, build, services. @param stateDir for databases, files and secrets */
export async function launch(stateDir: string) {
  readDotEnv();
  checkPublicSettings();
  const port = numberSetting('PORT', { fallback: 3000, min: 1, max: 65_535 });
  const workers = numberSetting('WORKERS', { fallback: 1, min: 1, max: 64 });
  const doing = `Afya serves http://localhost:${port}`;
  const wasStopped = await withRun({ stateDir, doing }, (run) => serve(run, port, workers));
  if (wasStopped) printLine('stopped');
}

async function serve(run: Run, port: number, workers: number) {
  const { stateDir, lifetime } = run;
  const host = process.env.HOST || '127.0.0.1';
  if (!(await isFree(port, host)))
    throw new PlainError(`Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`);
  const backends = await prepareBackends(run);
  await ensureBuild(lifetime.signal);
  const product = productEnv(stateDir, backends);
  if (backends.databaseUrls) await migrateSchemas(product, backends.databaseUrls.owner, lifetime.signal);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  await runServices(run, { ...product, port, workers, print });
  printLine(`ready: http://localhost:${port}   (Ctrl-C stops it)`);
  if (!/^(127\.|localhost$|::1$)/.test(host) && !process.env.PUBLIC_URL)
    printLine('only localhost is answered: set PUBLIC_URL to the address that others use');
  await lifetime.untilSignal();
}
