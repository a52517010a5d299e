import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, makeRoles, type RoleUrls, type TestDatabase } from '../database';
import { freePort } from '../free-port';
import { startRedis, type TestRedis } from '../redis';
import { TEST_RPC_KEYS } from '../rpc-keys';
import { type ServiceProcess, startService } from './service-process';

const SERVICES = ['auth', 'consultation', 'admin-log', 'gateway'] as const;
type ProductService = (typeof SERVICES)[number] | 'ai-worker';

export interface ProductOptions {
  /** which services to start; `startWorker` starts workers */
  services?: readonly (typeof SERVICES)[number][];
  /** an existing database; it is dropped when the product stops */
  database?: TestDatabase;
  /** variables of every process, which override those of the harness */
  env?: Record<string, string>;
}

/** The behaviour of a test engine; see services/ai-worker/fixtures/scripted-worker.cjs. */
export interface EngineScript {
  /** milliseconds before every reply */
  delayMs?: number;
  /** throws instead of replying */
  failing?: boolean;
}

/** The product as separate processes, on its own database and two Redis servers. */
export interface Product {
  /** the address of the gateway */
  url: string;
  database: TestDatabase;
  /** the database for each service's role, and for the owner of the schemas */
  databaseUrls: RoleUrls;
  bus: TestRedis;
  queue: TestRedis;
  /** Starts a service, or another replica of it. */
  start(service: ProductService, env?: Record<string, string>): Promise<ServiceProcess>;
  /** Starts a worker with the embedded engine, or with a scripted one. */
  startWorker(script?: EngineScript, env?: Record<string, string>): Promise<ServiceProcess>;
  /** the process of a service that was started last */
  service(service: ProductService): ServiceProcess;
  /** the output of all processes, including those that have ended */
  output(): string;
  stop(): Promise<void>;
}

const MANY = '1000000,1000000';
/** A spec plays all users from one machine, so the limits are too high to be reached. */
const AMPLE_LIMITS = {
  LIMIT_READ: MANY,
  LIMIT_WRITE: MANY,
  LIMIT_SEND: MANY,
  LIMIT_UPLOAD: MANY,
  LIMIT_CHECK_SECONDS: MANY,
  LIMIT_LOGIN: MANY,
  LIMIT_REGISTER: MANY,
  LIMIT_PASSWORD: MANY,
  LIMIT_EXPORT: MANY,
  MESSAGES_PER_HOUR: '1000000',
  MESSAGES_PER_DAY: '1000000',
  FREE_CREDITS_PER_NETWORK: '1000000',
  NETWORK_MESSAGES_PER_HOUR: '1000000',
  NETWORK_MESSAGES_PER_DAY: '1000000',
};

/** Starts the product from its source: the services first, so that a spec can choose its workers. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { services = SERVICES, env = {}, database = await createDatabase() } = options;
  const databaseUrls = await makeRoles(database);
  const [bus, queue] = await Promise.all([startRedis(), startRedis()]);
  const [port, directory] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), 'afya-files-'))]);
  const processes: { service: ProductService; process: ServiceProcess }[] = [];
  const shared = {
    NODE_ENV: 'production',
    DATABASE_POOL: '5',
    BUS_REDIS_URL: bus.url,
    QUEUE_REDIS_URL: queue.url,
    COOKIE_SECRET: 'secret of the specs alone',
    DATA_KEYS: `specs:${Buffer.alloc(32, 'k').toString('base64')}`,
    OBJECT_STORE: 'filesystem',
    FILES_DIR: directory,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'info',
    ...AMPLE_LIMITS,
    ...env,
  };

  // Like set-up: see ObjectStore.prepare.
  await mkdir(shared.FILES_DIR, { recursive: true });
  await writeFile(join(shared.FILES_DIR, '.afya-files'), '');

  async function run(service: ProductService, script: string, args: string[], own: Record<string, string> = {}) {
    const label = `${service}-${processes.length + 1}`;
    const process = await startService({ label, script, args, env: { ...shared, ...ofService(service), ...own } });
    processes.push({ service, process });
    return process;
  }

  /** The URL for each service's role; the schemas are migrated by their owner. */
  function ofService(service: ProductService): Record<string, string> {
    const keys = TEST_RPC_KEYS[service];
    if (service === 'gateway' || service === 'ai-worker') return { ...keys };
    return { ...keys, DATABASE_URL: databaseUrls[service], MIGRATIONS_DATABASE_URL: databaseUrls.owner };
  }

  const product: Product = {
    url: `http://127.0.0.1:${port}`,
    database,
    databaseUrls,
    bus,
    queue,
    start: (service, own) => run(service, `services/${service}/src/main.ts`, [], own),
    startWorker: (script, own) =>
      script
        ? run('ai-worker', 'services/ai-worker/fixtures/scripted-worker.cjs', [JSON.stringify(script)], own)
        : product.start('ai-worker', own),
    service(service) {
      const found = processes.findLast((entry) => entry.service === service);
      if (!found) throw new Error(`${service} was not started`);
      return found.process;
    },
    output: () => processes.flatMap(({ process }) => process.lines).join('\n'),
    async stop() {
      await Promise.all(processes.map(({ process }) => process.end('SIGKILL')));
      await Promise.all([bus.stop(), queue.stop(), database.drop(), rm(directory, { recursive: true, force: true })]);
    },
  };
  const started = await Promise.allSettled(services.map((service) => product.start(service)));
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await product.stop();
    throw failed.reason;
  }
  return product;
}
