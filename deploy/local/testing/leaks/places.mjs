import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/**
 * @typedef {{ place: string, bytes: Buffer }} Place
 * Somewhere a word could have been left.
 */

/** The output of every service and of the backends. @param {string} stateDir @returns {Place[]} */
export function logs(stateDir) {
  const dir = join(stateDir, 'logs');
  return readdirSync(dir).map((name) => ({ place: `log ${name}`, bytes: readFileSync(join(dir, name)) }));
}

/**
 * All that is in Redis, and all that was ever written to it: the append-only file was not rewritten since it began (`keepHistory`).
 * @param {string} stateDir @param {string} url
 * @returns {Promise<Place[]>}
 */
export async function redisPlaces(stateDir, url) {
  const redis = new Redis(url);
  try {
    const keys = await redis.keys('*');
    await redis.config('SET', 'rdbcompression', 'no');
    const dumps = await Promise.all(keys.map((key) => redis.dumpBuffer(key)));
    const held = keys.flatMap((key, index) => [Buffer.from(`${key}\n`), dumps[index] ?? Buffer.alloc(0)]);
    const dir = join(stateDir, 'redis/appendonlydir');
    const history = readdirSync(dir).map((name) => ({ place: `Redis ${name}`, bytes: readFileSync(join(dir, name)) }));
    return [{ place: 'Redis keys', bytes: Buffer.concat(held) }, ...history];
  } finally {
    redis.disconnect();
  }
}

/** Has Redis keep every command in its append-only file, so that it can be looked through at the end. @param {string} url */
export async function keepHistory(url) {
  const redis = new Redis(url);
  await redis.config('SET', 'auto-aof-rewrite-percentage', '0').finally(() => redis.disconnect());
}

/** Every row of every table, as text. @param {import('pg').Client} client @returns {Promise<Place[]>} */
export async function tables(client) {
  const { rows } = await client.query(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  /** @type {Place[]} */
  const places = [];
  for (const { name } of rows) {
    const found = await client.query(`SELECT t::text AS row FROM ${name} t`);
    places.push({ place: `table ${name}`, bytes: Buffer.from(found.rows.map(({ row }) => row).join('\n')) });
  }
  return places;
}
