import pg from 'pg';

/**
 * Makes the database unless it is there.
 * @param {string} url a database of the same server to connect to
 * @param {string} name
 */
export async function ensureDatabase(url, name) {
  await withClient(url, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}

/** @param {string} url @param {(client: pg.Client) => Promise<void>} work */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
