import { say } from '../setup/say.mjs';
import { startPostgres } from './postgres.mjs';
import { redisProgram } from './redis-program.mjs';
import { redisUrlsOf } from './redis-users.mjs';
import { startRedis } from './redis.mjs';
import { STOPPED_BY_MS } from '../setup/stop-shares.mjs';
import { SupervisedBackend } from './supervised-backend.mjs';

/**
 * @typedef {{
 *   stateDir: string, lifetime: import('../setup/lifetime.mjs').Lifetime,
 *   registry: import('../processes/registry.mjs').ProcessRegistry
 * }} Run
 * Where state is kept, and how what was started is stopped.
 * @typedef {import('./supervised-backend.mjs').StartBackend} StartBackend
 * @typedef {{
 *   databaseUrl: string, databaseUrls: import('./roles.mjs').DatabaseUrls | undefined, redisUrl: string,
 *   redisUrls: Record<import('../services/own-env.mjs').ServiceName, string> | undefined
 * }} PreparedBackends
 * `databaseUrls`: of each role, where this process made them; `databaseUrl` is the owner's then. `redisUrls`: of each user, likewise.
 */

/**
 * Finds or starts Postgres and Redis: those that the environment names, else containers when asked for, else embedded ones.
 * Nothing is started when a named one is out of reach. The modules that need the database clients are loaded only then:
 * the launcher stays in memory for as long as the product runs.
 * @param {Run} run
 * @returns {Promise<PreparedBackends>}
 */
export async function prepareBackends(run) {
  const given = await askGiven();
  if (given.databaseUrl !== '' && given.redisUrl !== '') {
    return { ...given, databaseUrls: undefined, redisUrls: undefined };
  }
  const starters = await startersOf(run, given.redisUrl === '');
  return {
    ...(given.databaseUrl
      ? { databaseUrl: given.databaseUrl, databaseUrls: undefined }
      : await ownDatabase(run, starters)),
    ...(given.redisUrl ? { redisUrl: given.redisUrl, redisUrls: undefined } : await ownRedis(run, starters)),
  };
}

/** @param {Run} run @param {{ postgres: StartBackend }} starters */
async function ownDatabase(run, { postgres }) {
  const url = await keep(run, 'Postgres', postgres);
  const { makeRoles } = await import('./roles.mjs');
  const databaseUrls = await makeRoles({ stateDir: run.stateDir, url });
  return { databaseUrl: databaseUrls.owner, databaseUrls };
}

/** @param {Run} run @param {{ redis: StartBackend }} starters */
async function ownRedis(run, { redis }) {
  const redisUrl = await keep(run, 'Redis', redis);
  return { redisUrl, redisUrls: redisUrlsOf({ stateDir: run.stateDir, url: redisUrl }) };
}

/** What the environment names, once it has answered; empty where it names nothing. */
async function askGiven() {
  const { DATABASE_URL: databaseUrl = '', REDIS_URL = '', BUS_REDIS_URL = '', QUEUE_REDIS_URL = '' } = process.env;
  // With a server for each role there is no use for a common one.
  const redisUrl = REDIS_URL || (QUEUE_REDIS_URL && BUS_REDIS_URL);
  const redisUrls = Object.entries({ REDIS_URL, BUS_REDIS_URL, QUEUE_REDIS_URL }).filter(([, url]) => url !== '');
  if (databaseUrl === '' && redisUrls.length === 0) return { databaseUrl, redisUrl };
  const { useGivenPostgres, useGivenRedis } = await import('./given.mjs');
  if (databaseUrl !== '') await useGivenPostgres(databaseUrl);
  for (const [variable, url] of redisUrls) await useGivenRedis(variable, url);
  return { databaseUrl, redisUrl };
}

/**
 * @param {Run} run
 * @param {boolean} needsRedis
 * @returns {Promise<{ postgres: StartBackend, redis: StartBackend }>}
 */
async function startersOf({ stateDir, registry, lifetime }, needsRedis) {
  if (process.env.BACKENDS === 'containers') {
    const containers = await import('./containers.mjs');
    if (containers.dockerAnswers()) {
      return {
        postgres: (again) => containers.startPostgresContainer({ stateDir, again }),
        redis: (again) => containers.startRedisContainer({ stateDir, again }),
      };
    }
    say('BACKENDS=containers, but Docker does not answer: using embedded databases');
  }
  // Looked for before anything is started: it may be missing.
  const program = needsRedis ? await redisProgram(lifetime.signal) : '';
  return {
    postgres: (again) => {
      say('starting Postgres (embedded)');
      return startPostgres({ stateDir, registry, again });
    },
    redis: (again) => {
      say(`starting Redis (${program})`);
      return startRedis({ program, stateDir, registry, again });
    },
  };
}

/** @param {Run} run @param {'Postgres' | 'Redis'} name @param {StartBackend} start */
async function keep({ lifetime }, name, start) {
  lifetime.signal.throwIfAborted();
  const backend = new SupervisedBackend(name, start);
  const url = await backend.start();
  lifetime.defer((limitMs) => backend.stop(limitMs), { byMs: STOPPED_BY_MS[name] });
  return url;
}
