import { type QueryRunner } from 'typeorm';

const BATCH = 500;

export interface Selection {
  /** selects the rows after the id `$1`, ordered by id */
  sql: string;
  /** an id lower than all others */
  first: string;
}

/** Runs `work` for all rows in batches, so that the table need not fit into memory. */
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
