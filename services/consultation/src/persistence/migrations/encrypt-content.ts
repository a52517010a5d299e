import { type ColumnCipher } from '@afya/database';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { type MessageContent } from '../../messages/message.repository';
import { type SessionState } from '../../sessions/session.repository';
import {
  decryptContent,
  decryptFilename,
  decryptMemory,
  decryptState,
  encryptContent,
  encryptFilename,
  encryptMemory,
  encryptState,
} from '../stored-values';
import { eachRow } from './each-row';

const ENCRYPTED_COLUMNS = `
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
const DROP_ENCRYPTED_COLUMNS = `
  ALTER TABLE message DROP COLUMN sealed;
  ALTER TABLE session DROP COLUMN state, DROP COLUMN memory, DROP COLUMN assessment_type`;

type PlainMessage = MessageContent & { id: string };
type PlainSession = SessionState & { id: string; memory: unknown };
interface EncryptedSession {
  id: string;
  state: string | null;
  memory: string | null;
}

/** Encrypts messages, session states and file names, existing rows too. ADR 0022. */
export function encryptContent1790000002000(cipher: ColumnCipher) {
  return class SealContent1790000002000 implements MigrationInterface {
    async up(queries: QueryRunner): Promise<void> {
      await queries.query(ENCRYPTED_COLUMNS);
      await encryptMessages(queries, cipher);
      await encryptSessions(queries, cipher);
      await eachRow<{ id: string; filename: string }>(queries, FILES, ({ id, filename }) =>
        queries.query(SET_FILENAME, [id, encryptFilename(cipher, id, filename)]),
      );
      await queries.query(NO_PLAIN_COLUMNS);
    }

    async down(queries: QueryRunner): Promise<void> {
      await queries.query(PLAIN_COLUMNS);
      await decryptMessages(queries, cipher);
      await decryptSessions(queries, cipher);
      await eachRow<{ id: string; filename: string }>(queries, FILES, ({ id, filename }) =>
        queries.query(SET_FILENAME, [id, decryptFilename(cipher, id, filename)]),
      );
      await queries.query(DROP_ENCRYPTED_COLUMNS);
    }
  };
}

const byUuid = (sql: string) => ({ sql, first: '00000000-0000-0000-0000-000000000000' });
const byText = (sql: string) => ({ sql, first: '' });

const FILES = byUuid('SELECT message_id AS id, filename FROM file WHERE message_id > $1 ORDER BY message_id');
const SET_FILENAME = 'UPDATE file SET filename = $2 WHERE message_id = $1';

const encryptMessages = (queries: QueryRunner, cipher: ColumnCipher) =>
  eachRow<PlainMessage>(
    queries,
    byUuid(`SELECT id, content, translations, metadata FROM message WHERE status <> 'pending' AND id > $1 ORDER BY id`),
    ({ id, ...content }) =>
      queries.query(
        `UPDATE message SET sealed = $2, content = '', translations = '{}', metadata = '{}' WHERE id = $1`,
        [id, encryptContent(cipher, id, content)],
      ),
  );

const decryptMessages = (queries: QueryRunner, cipher: ColumnCipher) =>
  eachRow<PlainMessage & { sealed: string }>(
    queries,
    byUuid(
      `SELECT id, sealed, content, translations, metadata FROM message WHERE sealed IS NOT NULL AND id > $1 ORDER BY id`,
    ),
    (row) => {
      const { content, translations, metadata } = decryptContent(cipher, row);
      const values = [row.id, content, JSON.stringify(translations), JSON.stringify(metadata)];
      return queries.query('UPDATE message SET content = $2, translations = $3, metadata = $4 WHERE id = $1', values);
    },
  );

const encryptSessions = (queries: QueryRunner, cipher: ColumnCipher) =>
  eachRow<PlainSession>(
    queries,
    byText(`SELECT id, collected_info AS "collectedInfo", confidence, engine_memory AS memory, last_question AS "lastQuestion"
            FROM session WHERE id > $1 ORDER BY id`),
    ({ id, memory, ...state }) =>
      queries.query('UPDATE session SET state = $2, memory = $3, assessment_type = $4 WHERE id = $1', [
        id,
        encryptState(cipher, id, state),
        encryptMemory(cipher, id, memory),
        state.confidence?.assessmentType ?? null,
      ]),
  );

const decryptSessions = (queries: QueryRunner, cipher: ColumnCipher) =>
  eachRow<EncryptedSession>(
    queries,
    byText('SELECT id, state, memory FROM session WHERE id > $1 ORDER BY id'),
    ({ id, ...sealed }) => {
      const { collectedInfo, confidence, lastQuestion } = decryptState(cipher, id, sealed.state);
      const memory = decryptMemory(cipher, id, sealed.memory);
      return queries.query(
        `UPDATE session SET collected_info = $2, confidence = $3, engine_memory = $4, last_question = $5 WHERE id = $1`,
        [id, JSON.stringify(collectedInfo), orNull(confidence), orNull(memory), lastQuestion],
      );
    },
  );

const orNull = (value: unknown) => (value === null ? null : JSON.stringify(value));
