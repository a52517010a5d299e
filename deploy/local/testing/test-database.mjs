import { useGivenPostgres } from '../backends/given.mjs';
import { startPostgres } from '../backends/postgres.mjs';
import { redisProgram } from '../backends/redis-program.mjs';
import { say } from '../setup/say.mjs';

/**
 * What the specs need: a Postgres in which each makes databases of its own, and the program with which each starts Redis servers
 * of its own. A REDIS_URL is left alone: a product that runs there would be sent the tests' work.
 * @param {import('./run-tests.mjs').TestRun} run
 * @returns {Promise<{ DATABASE_URL: string, REDIS_SERVER: string }>}
 */
export async function testDatabase({ stateDir, lifetime, registry }) {
  const REDIS_SERVER = await redisProgram(lifetime.signal);
  const given = process.env.DATABASE_URL;
  if (given) {
    await useGivenPostgres(given);
    return { DATABASE_URL: given, REDIS_SERVER };
  }
  say('starting a throw-away Postgres (embedded)');
  const postgres = await startPostgres({ stateDir, registry, isThrowAway: true });
  lifetime.defer(postgres.stop);
  return { DATABASE_URL: postgres.url, REDIS_SERVER };
}
