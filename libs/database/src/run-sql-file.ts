import { readFile } from 'node:fs/promises';
import { Client } from 'pg';

/**
 * Runs a file of SQL as one statement list, for a job of a deployment. Where and as whom is read by `pg` from the variables of libpq
 * (PGHOST, PGUSER, PGPASSWORD, PGDATABASE, PGOPTIONS). Prints what was wrong and sets the exit code to 1 where it fails.
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
