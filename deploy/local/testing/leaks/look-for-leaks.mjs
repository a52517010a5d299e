import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../backends/database.mjs';
import { complain, say } from '../../setup/say.mjs';
import { findWords } from './find-words.mjs';
import { logs, redisPlaces, tables } from './places.mjs';
import { plantedWords } from './planted-words.mjs';

/** Milliseconds after which what was last said has reached every log and the append-only file. */
const settledMs = 1_500;

/**
 * After the browser tests: whether anything that their visitors wrote, or a password, a cookie or a key, is left in clear in a
 * service's output, in Redis or in a table. Counts as one test.
 * @param {{ stateDir: string, redisUrl: string, env: NodeJS.ProcessEnv, whole: boolean }} options `whole`: all browser tests ran, so much was written
 * @returns {Promise<import('../tally.mjs').Tally>}
 */
export async function lookForLeaks({ stateDir, redisUrl, env, whole }) {
  await sleep(settledMs);
  /** @type {import('./find-words.mjs').Leak[]} */
  const leaks = [];
  let spoken = 0;
  let bytes = 0;
  await withClient(env.DATABASE_URL ?? '', async (client) => {
    const words = await plantedWords({ client, env });
    spoken = words.spoken;
    const outside = [...logs(stateDir), ...(await redisPlaces(stateDir, redisUrl))];
    for (const { place, bytes: found } of outside)
      leaks.push(...findWords(place, found, [...words.nowhere, ...words.notInLogsOrRedis]));
    const inside = await tables(client);
    for (const { place, bytes: found } of inside) leaks.push(...findWords(place, found, words.nowhere));
    bytes = [...outside, ...inside].reduce((sum, { bytes: { length } }) => sum + length, 0);
  });
  for (const { place, kind, at } of leaks) complain(`${kind} lies open: ${place}, byte ${at}`);
  const nothing = whole && spoken === 0;
  if (nothing) complain('the browser tests wrote nothing that could be looked for');
  const looked = `${spoken} messages and files of the visitors looked for in ${(bytes / 2 ** 20).toFixed(0)} MB`;
  say(`${looked} of logs, Redis and tables: ${leaks.length} found`);
  const failed = leaks.length > 0 || nothing;
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 };
}
