import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { withClient } from '../../local/backends/database.mjs';
import { memoryMb } from '../processes.mjs';

const printEvery = 100_000;

/**
 * Takes the whole log away as CSV, and watches what the gateway holds in memory meanwhile.
 * @param {import('../product.mjs').Product} product @param {string} databaseUrl
 * @returns {Promise<{ lines: number, seconds: number, megabytes: number[] }>} megabytes: resident, every 100,000 lines
 */
export async function exportLog({ url, registry }, databaseUrl) {
  const cookie = await signInAdmin(url, databaseUrl);
  const { pid } = /** @type {{ pid: number }} */ (registry.entries.find(({ name }) => name === 'gateway'));
  const startedAt = performance.now();
  const response = await open(`${url}/api/admin/export?format=csv`, cookie);
  const megabytes = [memoryMb(pid).rss];
  let lines = 0;
  for await (const chunk of response) {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) {
      if (++lines % printEvery > 0) continue;
      megabytes.push(memoryMb(pid).rss);
      console.log(`  export: ${lines} lines, the gateway holds ${Math.round(megabytes.at(-1) ?? NaN)} MB`);
    }
  }
  return { lines, seconds: (performance.now() - startedAt) / 1_000, megabytes };
}

/** @param {string} url @param {string} cookie @returns {Promise<import('node:http').IncomingMessage>} */
function open(url, cookie) {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`the export answered ${response.statusCode}`));
    });
    asked.once('error', reject);
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
    .map((given) => given.split(';')[0])
    .join('; ');
}
