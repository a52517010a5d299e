import { STOPPED_BY_MS } from '../processes/lifetime.ts';
import type { Run } from '../processes/run.ts';
import { Supervised, type Start } from '../processes/supervised.ts';
import type { ServiceName } from '../../secrets/secrets.mjs';
import { PlainError, printLine } from '../setup/terminal.mjs';
import { checkPostgres, makeRoles, type DatabaseUrls } from './database.ts';
import { startPostgres } from './postgres.ts';
import { redisUrlsOf } from './redis-users.ts';
import { checkRedis, redisProgram, startRedis } from './redis.ts';
import type { Backend } from './server.ts';

export interface Backends {
  /** Of the owner of the schemas, where the launcher made the roles. */
  databaseUrl: string;
  /** By role, where the launcher made them. */
  databaseUrls?: DatabaseUrls;
  redisUrl: string;
  /** By service, where the launcher made the users. */
  redisUrls?: Record<ServiceName, string>;
}

/**
 * Finds or starts Postgres and Redis: those of the environment, else containers when asked for, else embedded ones. Nothing is started
 * when one of the environment does not answer.
 */
export async function prepareBackends(run: Run): Promise<Backends> {
  const { databaseUrl, redisUrl } = await givenBackends();
  const start = databaseUrl === '' || redisUrl === '' ? await starters(run, redisUrl === '') : undefined;
  const backends: Backends = { databaseUrl, redisUrl };
  if (start && databaseUrl === '') {
    const url = await supervise(run, 'Postgres', start.postgres);
    backends.databaseUrls = await makeRoles(run.stateDir, url);
    backends.databaseUrl = backends.databaseUrls.owner;
  }
  if (start && redisUrl === '') {
    backends.redisUrl = await supervise(run, 'Redis', start.redis);
    backends.redisUrls = redisUrlsOf(run.stateDir, backends.redisUrl);
  }
  return backends;
}

/** The URLs of the environment, once their servers have answered; empty where it has none. */
async function givenBackends() {
  const { DATABASE_URL: databaseUrl = '', REDIS_URL = '', BUS_REDIS_URL = '', QUEUE_REDIS_URL = '' } = process.env;
  if (databaseUrl !== '') await useGiven('Postgres', 'DATABASE_URL', databaseUrl);
  for (const [variable, url] of Object.entries({ REDIS_URL, BUS_REDIS_URL, QUEUE_REDIS_URL }))
    if (url !== '') await useGiven('Redis', variable, url);
  // With a server for each role no common one is needed.
  return { databaseUrl, redisUrl: REDIS_URL || (QUEUE_REDIS_URL && BUS_REDIS_URL) };
}

/** @throws {PlainError} when it does not answer, without the password of the URL */
export async function useGiven(name: 'Postgres' | 'Redis', variable: string, url: string) {
  if (!URL.canParse(url)) throw new PlainError(`${variable} is not a URL such as the one in .env.example.`);
  const { host } = new URL(url);
  try {
    await (name === 'Postgres' ? checkPostgres(url) : checkRedis(url));
  } catch (error) {
    throw new PlainError(`${variable}: the ${name} at ${host} does not answer (${reasonOf(error)}).`);
  }
  printLine(`${name}: the one at ${host} (${variable})`);
}

/** A refused connection has one error for each address, and no message itself. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

type Starters = Record<'postgres' | 'redis', Start<Backend>>;

async function starters({ stateDir, registry, lifetime }: Run, needsRedis: boolean): Promise<Starters> {
  if (process.env.BACKENDS === 'containers') {
    const containers = await import('../../images/containers.ts');
    if (containers.dockerAnswers())
      return {
        postgres: (restart) => containers.startPostgresContainer({ stateDir, registry, restart }),
        redis: (restart) => containers.startRedisContainer({ stateDir, registry, restart }),
      };
    printLine('BACKENDS=containers, but Docker does not answer: using embedded databases');
  }
  // Before anything is started: it may be missing.
  const program = needsRedis ? await redisProgram(lifetime.signal) : '';
  return {
    postgres: (restart) => startPostgres({ stateDir, registry, restart }),
    redis: (restart) => startRedis({ program, stateDir, registry, restart }),
  };
}

async function supervise({ lifetime }: Run, name: 'Postgres' | 'Redis', start: Start<Backend>) {
  lifetime.signal.throwIfAborted();
  const backend = new Supervised(name, start);
  const { url } = await backend.start();
  lifetime.defer((limitMs) => backend.stop(limitMs), { byMs: STOPPED_BY_MS[name] });
  return url;
}
