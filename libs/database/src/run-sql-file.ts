import { readFile } from 'node:fs/promises';
import { Client } from 'pg';

/**
 * Runs a file of SQL as one statement list, for a deployment job. `pg` reads the connection from the variables of libpq (PGHOST,
 * PGUSER, PGPASSWORD, PGDATABASE, PGOPTIONS). When it fails, prints the error and sets the exit code to 1.
 */
export async function runSqlFile(path: string): Promise<void> {
  const client = new Client();
  try {
    const sql = await readFile(path, 'utf8');
    await client.connect();
    await client.query(sql);
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await client.end();
  }
}
