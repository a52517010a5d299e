import { type ColumnCipher, type Database, UnreadableValueError } from '@afya/database';
import { type ListFilter, sealedQuery } from './list.sql';
import { type EventContent, openEvent } from './sealed-event';

/** How far back a search looks into what is sealed: these are opened one by one. */
const LOOKED_INTO = 20_000;

type Row = EventContent & { id: string };

/** The ids of the events in whose sealed part the text of `q` is, whatever its letters' case. */
export async function findInSealed(database: Database, cipher: ColumnCipher, filter: ListFilter): Promise<string[]> {
  const { statement, values } = sealedQuery(filter, LOOKED_INTO);
  const rows = await database.query<Row>(statement, values);
  const sought = (filter.q ?? '').toLowerCase();
  return rows.filter((row) => textOf(cipher, row).includes(sought)).map(({ id }) => id);
}

function textOf(cipher: ColumnCipher, row: Row): string {
  try {
    return JSON.stringify(openEvent(cipher, row)).toLowerCase();
  } catch (error) {
    if (error instanceof UnreadableValueError) return '';
    throw error;
  }
}
