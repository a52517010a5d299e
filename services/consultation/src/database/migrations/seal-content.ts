import { type ColumnCipher } from '@afya/database';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { openFilename, sealFilename } from '../../files/sealed-filename';
import { type MessageContent, openContent, sealContent } from '../../messages/sealed-message';
import { openMemory, openState, sealMemory, sealState, type SessionState } from '../../sessions/sealed-session';
import { eachRow } from './each-row';

const SEALED_COLUMNS = `
  ALTER TABLE message ADD COLUMN sealed text;
  ALTER TABLE session ADD COLUMN state text, ADD COLUMN memory text, ADD COLUMN assessment_type text`;
const NO_PLAIN_COLUMNS = `
  ALTER TABLE message ALTER COLUMN content SET DEFAULT '',
    ADD CONSTRAINT message_sealed CHECK (status = 'pending' OR (sealed IS NOT NULL AND content = ''));
  ALTER TABLE session DROP COLUMN collected_info, DROP COLUMN confidence, DROP COLUMN engine_memory, DROP COLUMN last_question`;

const PLAIN_COLUMNS = `
  ALTER TABLE message ALTER COLUMN content DROP DEFAULT, DROP CONSTRAINT message_sealed;
  ALTER TABLE session ADD COLUMN collected_info jsonb NOT NULL DEFAULT '{}', ADD COLUMN confidence jsonb,
    ADD COLUMN engine_memory jsonb, ADD COLUMN last_question text`;
const NO_SEALED_COLUMNS = `
  ALTER TABLE message DROP COLUMN sealed;
  ALTER TABLE session DROP COLUMN state, DROP COLUMN memory, DROP COLUMN assessment_type`;

type PlainMessage = MessageContent & { id: string };
type PlainSession = SessionState & { id: string; memory: unknown };
interface SealedSession {
  id: string;
  state: string | null;
  memory: string | null;
}

/** Messages, what is known of patients and the names of files are encrypted, what was there before too. ADR 0022. */
export function sealContent1790000002000(cipher: ColumnCipher) {
  return class SealContent1790000002000 implements MigrationInterface {
    async up(queries: QueryRunner): Promise<void> {
      await queries.query(SEALED_COLUMNS);
      await sealMessages(queries, cipher);
      await sealSessions(queries, cipher);
      await eachRow<{ id: string; filename: string }>(queries, FILES, ({ id, filename }) =>
        queries.query(SET_FILENAME, [id, sealFilename(cipher, id, filename)]),
      );
      await queries.query(NO_PLAIN_COLUMNS);
    }

    async down(queries: QueryRunner): Promise<void> {
      await queries.query(PLAIN_COLUMNS);
      await openMessages(queries, cipher);
      await openSessions(queries, cipher);
      await eachRow<{ id: string; filename: string }>(queries, FILES, ({ id, filename }) =>
        queries.query(SET_FILENAME, [id, openFilename(cipher, id, filename)]),
      );
      await queries.query(NO_SEALED_COLUMNS);
    }
  };
}

const byUuid = (sql: string) => ({ sql, first: '00000000-0000-0000-0000-000000000000' });
const byText = (sql: string) => ({ sql, first: '' });

const FILES = byUuid('SELECT message_id AS id, filename FROM file WHERE message_id > $1 ORDER BY message_id');
const SET_FILENAME = 'UPDATE file SET filename = $2 WHERE message_id = $1';

const sealMessages = (queries: QueryRunner, cipher: ColumnCipher) =>
  eachRow<PlainMessage>(
    queries,
    byUuid(`SELECT id, content, translations, metadata FROM message WHERE status <> 'pending' AND id > $1 ORDER BY id`),
    ({ id, ...content }) =>
      queries.query(
        `UPDATE message SET sealed = $2, content = '', translations = '{}', metadata = '{}' WHERE id = $1`,
        [...[id, sealContent(cipher, id, content)]],
      ),
  );

const openMessages = (queries: QueryRunner, cipher: ColumnCipher) =>
  eachRow<PlainMessage & { sealed: string }>(
    queries,
    byUuid(
      `SELECT id, sealed, content, translations, metadata FROM message WHERE sealed IS NOT NULL AND id > $1 ORDER BY id`,
    ),
    (row) => {
      const { content, translations, metadata } = openContent(cipher, row);
      const values = [row.id, content, JSON.stringify(translations), JSON.stringify(metadata)];
      return queries.query('UPDATE message SET content = $2, translations = $3, metadata = $4 WHERE id = $1', values);
    },
  );

const sealSessions = (queries: QueryRunner, cipher: ColumnCipher) =>
  eachRow<PlainSession>(
    queries,
    byText(`SELECT id, collected_info AS "collectedInfo", confidence, engine_memory AS memory, last_question AS "lastQuestion"
            FROM session WHERE id > $1 ORDER BY id`),
    ({ id, memory, ...state }) =>
      queries.query('UPDATE session SET state = $2, memory = $3, assessment_type = $4 WHERE id = $1', [
        ...[id, sealState(cipher, id, state), sealMemory(cipher, id, memory)],
        state.confidence?.assessmentType ?? null,
      ]),
  );

const openSessions = (queries: QueryRunner, cipher: ColumnCipher) =>
  eachRow<SealedSession>(
    queries,
    byText('SELECT id, state, memory FROM session WHERE id > $1 ORDER BY id'),
    ({ id, ...sealed }) => {
      const { collectedInfo, confidence, lastQuestion } = openState(cipher, id, sealed.state);
      const memory = openMemory(cipher, id, sealed.memory);
      return queries.query(
        `UPDATE session SET collected_info = $2, confidence = $3, engine_memory = $4, last_question = $5 WHERE id = $1`,
        [id, JSON.stringify(collectedInfo), orNull(confidence), orNull(memory), lastQuestion],
      );
    },
  );

const orNull = (value: unknown) => (value === null ? null : JSON.stringify(value));
