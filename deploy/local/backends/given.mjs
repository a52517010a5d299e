import { PlainError, say } from '../setup/say.mjs';
import { withClient } from './database.mjs';
import { answersPing } from './redis-ping.mjs';

/** @param {string} url @throws {PlainError} when it does not answer */
export async function useGivenPostgres(url) {
  const place = placeOf('DATABASE_URL', url);
  try {
    await withClient(url, async (client) => void (await client.query('SELECT 1')));
  } catch (error) {
    throw new PlainError(`DATABASE_URL: the Postgres at ${place} does not answer (${reasonOf(error)}).`);
  }
  say(`Postgres: the one at ${place} (DATABASE_URL)`);
}

/** @param {string} variable @param {string} url @throws {PlainError} when it does not answer */
export async function useGivenRedis(variable, url) {
  const place = placeOf(variable, url);
  if (!(await answersPing(url, { limitMs: 0 })))
    throw new PlainError(`${variable}: the Redis at ${place} does not answer.`);
  say(`Redis: the one at ${place} (${variable})`);
}

/**
 * Host and port, without user and password.
 * @param {string} variable
 * @param {string} url
 */
export function placeOf(variable, url) {
  if (!URL.canParse(url)) throw new PlainError(`${variable} is not a URL such as the one in .env.example.`);
  return new URL(url).host;
}

/** @param {unknown} error a refused connection carries one error an address, and no message of its own */
export function reasonOf(error) {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
