import { type QueryRunner } from 'typeorm';

const BATCH = 500;

export interface Selection {
  /** names the id to go on after as $1 and is ordered by it */
  sql: string;
  /** an id before all others */
  first: string;
}

/** Runs `work` for all rows, a batch at a time, so that no table has to fit into memory. */
export async function eachRow<Row extends { id: string }>(
  queries: QueryRunner,
  { sql, first }: Selection,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  let after = first;
  for (;;) {
    const rows = (await queries.query(`${sql} LIMIT ${BATCH}`, [after])) as Row[];
    for (const row of rows) await work(row);
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}
