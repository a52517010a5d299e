import type { ColumnCipher } from '@afya/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { EventContent } from '../../events/encrypted-event';
import { eventWords, SEARCHED_DETAILS } from '../../search/event-words';

const BATCH = 2_000;
/** Before every event, and before the first id of its time. */
const BEGINNING: Place = ['-infinity', '00000000-0000-0000-0000-000000000000'];

type Place = [at: string, id: string];
type Row = EventContent & { id: string; exact_at: string };

/**
 * Words are found by an index instead of reading every row: plain words of the details, and keyed hashes of encrypted words.
 * The index is updated immediately (`fastupdate = off`), because every search would read a pending list. ADR 0024.
 */
export function indexWords1790000003210(cipher: ColumnCipher) {
  return class IndexWords1790000003210 implements MigrationInterface {
    async up(runner: QueryRunner): Promise<void> {
      await runner.query('ALTER TABLE event ADD COLUMN words text[]');
      for (let place: Place | null = BEGINNING; place;) place = await fill(runner, cipher, place);
      await runner.query(
        'CREATE INDEX event_words ON event USING gin (words) WITH (fastupdate = off) WHERE words IS NOT NULL',
      );
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query('ALTER TABLE event DROP COLUMN words');
    }
  };
}

/** Returns where to continue, null at the end. */
async function fill(runner: QueryRunner, cipher: ColumnCipher, after: Place): Promise<Place | null> {
  const rows = (await runner.query(
    `SELECT at::text AS exact_at, id, details, sealed FROM event
     WHERE (sealed IS NOT NULL OR details ?| $3::text[]) AND (at, id) > ($1::timestamptz, $2::uuid)
     ORDER BY at, id LIMIT ${BATCH}`,
    [...after, SEARCHED_DETAILS],
  )) as Row[];
  const found = rows.flatMap((row) => {
    const words = eventWords(cipher, row);
    return words ? [{ at: row.exact_at, id: row.id, words }] : [];
  });
  await runner.query(
    `UPDATE event e SET words = f.words
     FROM jsonb_to_recordset($1::jsonb) AS f(at timestamptz, id uuid, words text[]) WHERE e.at = f.at AND e.id = f.id`,
    [JSON.stringify(found)],
  );
  const last = rows.at(-1);
  return last && rows.length === BATCH ? [last.exact_at, last.id] : null;
}
