import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { withClient } from '../../local/backends/database.ts';
import { memoryMb } from '../processes.mjs';

const rowsPerMemoryCheck = 20_000;
const watched = ['gateway', 'admin-log'];
/** Lines that are not rows: a header, or brackets. */
const otherLines = { csv: 1, json: 2 };

/** @typedef {{ before: number, peak: number }} Megabytes resident */

/**
 * Exports the whole log and watches the memory of the services meanwhile.
 * @param {import('../product.mjs').Product} product @param {'csv' | 'json'} format
 * @returns {Promise<{ rows: number, seconds: number, megabytes: Record<string, Megabytes> }>} megabytes by service
 */
export async function exportLog({ url, env, registry }, format) {
  const cookie = await signInAdmin(url, String(env.DATABASE_URL));
  const services = registry.entries.filter(({ name }) => watched.includes(name));
  const memory = services.map(({ name, pid }) => ({ name, pid, before: memoryMb(pid).rss, peak: 0 }));
  const checkMemory = () =>
    memory.forEach((service) => (service.peak = Math.max(service.peak, memoryMb(service.pid).rss)));
  const startedAt = performance.now();
  const response = await open(`${url}/api/admin/export?format=${format}`, cookie);
  let lines = 0;
  for await (const chunk of response)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1))
      if (++lines % rowsPerMemoryCheck === 0) checkMemory();
  checkMemory();
  const seconds = (performance.now() - startedAt) / 1_000;
  const megabytes = Object.fromEntries(memory.map(({ name, before, peak }) => [name, { before, peak }]));
  return { rows: lines - otherLines[format], seconds, megabytes };
}

/** @param {string} url @param {string} cookie @returns {Promise<import('node:http').IncomingMessage>} */
function open(url, cookie) {
  return new Promise((resolve, reject) => {
    const sent = get(url, { headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`the export answered ${response.statusCode}`));
    });
    sent.once('error', reject);
  });
}

/** @param {string} url @param {string} databaseUrl @returns {Promise<string>} the cookies of a new admin */
async function signInAdmin(url, databaseUrl) {
  const username = `bench-${randomUUID().slice(0, 8)}`;
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: `${randomUUID()} ndefu`, preferredLanguage: 'en' }),
  });
  if (registered.status !== 201) throw new Error(`registering answered ${registered.status}`);
  await withClient(databaseUrl, async (client) => {
    await client.query(`UPDATE auth.account SET role = 'admin' WHERE username = $1`, [username]);
  });
  return registered.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
