import { OUTBOX_DOWN, OUTBOX_UP } from '@afya/database';
import { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `owner` is `v:<visitor>` or `u:<user>`. The ledger refers to an account by number, so that its owner can change.
 * balance = the ledger's sum = 500 free + purchased − used.
 */
const ACCOUNTS = `
  CREATE TABLE account (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner text NOT NULL UNIQUE,
    balance integer NOT NULL CHECK (balance >= 0),
    purchased integer NOT NULL DEFAULT 0,
    used integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE ledger (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    message_id uuid,
    kind text NOT NULL CHECK (kind IN ('free', 'purchase', 'charge', 'refund')),
    amount integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (message_id, kind),
    CHECK (message_id IS NOT NULL OR kind IN ('free', 'purchase'))
  );
  CREATE INDEX ledger_account ON ledger (account_id);
  CREATE TABLE purchase (
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    id text NOT NULL,
    credits integer NOT NULL CHECK (credits > 0),
    method text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, id)
  );
  CREATE TABLE idempotency (
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    key text NOT NULL,
    request_hash text NOT NULL,
    response jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, key)
  );
  CREATE INDEX idempotency_age ON idempotency USING brin (created_at)`;

/**
 * The row of a session is the lock of everything in it. `read_seq`: the last send that replies have read; `pending`: pending replies;
 * `due_at`: earliest time of the next attempt; `takes`: leases since the last reply.
 */
const SESSIONS = `
  CREATE TABLE session (
    id text PRIMARY KEY CHECK (length(id) = 21),
    owner text NOT NULL,
    stage text NOT NULL DEFAULT 'initial_gathering',
    language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'sw')),
    collected_info jsonb NOT NULL DEFAULT '{}',
    confidence jsonb,
    engine_memory jsonb,
    last_question text,
    version bigint NOT NULL DEFAULT 1,
    next_seq integer NOT NULL DEFAULT 1,
    read_seq integer NOT NULL DEFAULT 0,
    pending integer NOT NULL DEFAULT 0 CHECK (pending >= 0),
    due_at timestamptz NOT NULL DEFAULT '-infinity',
    hinted_at timestamptz NOT NULL DEFAULT '-infinity',
    lease_token text,
    lease_until timestamptz,
    lease_holder text,
    takes integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_active_at timestamptz NOT NULL DEFAULT now()
  ) WITH (fillfactor = 80);
  CREATE INDEX session_owner ON session (owner, created_at DESC);
  CREATE INDEX session_waiting ON session (id) WHERE pending > 0`;

/** A send is one `seq`; its messages and all replies until the next send are its parts. */
const MESSAGES = `
  CREATE TABLE message (
    id uuid PRIMARY KEY,
    session_id text NOT NULL REFERENCES session ON DELETE CASCADE,
    seq integer NOT NULL,
    part integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('text', 'file', 'acknowledgment', 'reply', 'emergency')),
    content text NOT NULL,
    translations jsonb NOT NULL DEFAULT '{}',
    metadata jsonb NOT NULL DEFAULT '{}',
    status text NOT NULL CHECK (status IN ('pending', 'done', 'failed')),
    reply_to uuid UNIQUE,
    attempts integer NOT NULL DEFAULT 0,
    settled_by text,
    traceparent text,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (session_id, seq, part)
  ) WITH (fillfactor = 80);
  CREATE TABLE file (
    message_id uuid PRIMARY KEY REFERENCES message ON DELETE CASCADE,
    object_key text NOT NULL,
    type text NOT NULL CHECK (type IN ('image', 'pdf')),
    filename text NOT NULL,
    mime text NOT NULL,
    size integer NOT NULL,
    sha256 text NOT NULL
  )`;

export class CreateConsultation1780000000000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    for (const tables of [ACCOUNTS, SESSIONS, MESSAGES, OUTBOX_UP]) await queries.query(tables);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(`DROP TABLE file, message, session, idempotency, purchase, ledger, account; ${OUTBOX_DOWN}`);
  }
}
