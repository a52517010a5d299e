import { say } from '../setup/say.mjs';
import { canUseContainers, startPostgresContainer, startRedisContainer } from './containers.mjs';
import { useGivenPostgres, useGivenRedis } from './given.mjs';
import { startPostgres } from './postgres.mjs';
import { redisProgram } from './redis-program.mjs';
import { startRedis } from './redis.mjs';

/**
 * Finds or starts Postgres and Redis: those of DATABASE_URL and REDIS_URL, else containers when asked for, else embedded ones.
 * @param {{
 *   stateDir: string, isThrowAway: boolean,
 *   lifetime: import('../setup/lifetime.mjs').Lifetime, registry: import('../processes/registry.mjs').ProcessRegistry
 * }} options
 * @returns {Promise<{ databaseUrl: string, redisUrl: string }>}
 */
export async function prepareBackends({ stateDir, isThrowAway, lifetime, registry }) {
  const given = { databaseUrl: process.env.DATABASE_URL, redisUrl: process.env.REDIS_URL };
  // Asked first: nothing is started when a given one is out of reach.
  if (given.databaseUrl) await useGivenPostgres(given.databaseUrl);
  if (given.redisUrl) await useGivenRedis(given.redisUrl);
  const inContainers = (!given.databaseUrl || !given.redisUrl) && canUseContainers();
  const program = given.redisUrl || inContainers ? '' : await redisProgram(lifetime.signal);

  const postgres = async () => {
    if (inContainers) return startPostgresContainer({ stateDir });
    say('starting Postgres (embedded)');
    return startPostgres({ stateDir, registry, isThrowAway });
  };
  const redis = async () => {
    if (inContainers) return startRedisContainer({ stateDir });
    say(`starting Redis (${program})`);
    return startRedis({ program, stateDir, registry });
  };
  const kept = async (/** @type {() => Promise<{ url: string, stop: () => Promise<void> }>} */ start) => {
    lifetime.signal.throwIfAborted();
    const { url, stop } = await start();
    lifetime.defer(stop);
    return url;
  };
  return {
    databaseUrl: given.databaseUrl || (await kept(postgres)),
    redisUrl: given.redisUrl || (await kept(redis)),
  };
}
