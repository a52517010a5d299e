import { type ChatAccepted, type Stage } from '@afya/contracts';
import { type ColumnCipher, type Database, statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import { openMemory, openState, type SessionState } from '../sessions/sealed-session';
import { type Owned, requireOwned } from '../sessions/session-access';

/** What a send depends on, as it was read without a lock; the accept statement checks what matters again. */
export interface SendContext extends SessionState {
  stage: Stage;
  memory: unknown;
  /** the owner has not been granted the free credits */
  withheld: boolean;
  /** the state as it lies in the session: while it is the same value, nobody has changed it */
  sealedState: string | null;
  version: string;
}

interface Row extends Owned {
  stage: Stage;
  withheld: boolean;
  state: string | null;
  memory: string | null;
  hash: string | null;
  version: string;
  response: ChatAccepted | null;
}

const read = statement(
  'send_context',
  `SELECT s.owner = $2 AS owned, s.stage, a.withheld, s.state, s.memory, s.version::text AS version,
     i.request_hash AS hash, i.response
   FROM session s
   JOIN account a ON a.owner = s.owner
   LEFT JOIN idempotency i ON i.account_id = a.id AND i.key = $3
   WHERE s.id = $1`,
);

export interface SendKey {
  sessionId: string;
  owner: string;
  /** the command id, and the hash of what came with it */
  key: string;
  hash: string;
}

/** For two days after this came in there are hashes without a key; a keyed one has a dot. */
const isSame = (cipher: ColumnCipher, hash: string, stored: string): boolean =>
  stored.includes('.') ? cipher.isFingerprintOf(hash, stored) : stored === hash;

/**
 * Reads what the send depends on, or the answer that its key was given before.
 * Refused with SESSION_NOT_FOUND, ACCESS_DENIED, or IDEMPOTENCY_KEY_REUSED when the key came with something else.
 */
export async function readSendContext(
  { database, cipher }: { database: Database; cipher: ColumnCipher },
  { sessionId, owner, key, hash }: SendKey,
): Promise<{ context: SendContext; answered: ChatAccepted | null }> {
  const [row] = await database.query<Row>(read, [sessionId, owner, key]);
  const found = requireOwned(row);
  if (found.hash !== null && !isSame(cipher, hash, found.hash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  const { stage, state, withheld, version } = found;
  const memory = openMemory(cipher, sessionId, found.memory);
  const context = { ...openState(cipher, sessionId, state), stage, memory, withheld, sealedState: state, version };
  return { context, answered: found.response };
}
