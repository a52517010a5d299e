import { type ChatAccepted, type CollectedInfo, type Confidence, type Stage } from '@afya/contracts';
import { Database, statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import { type Owned, requireOwned } from '../sessions/session-access';

/** What a send depends on, as it was read without a lock; the accept statement checks what matters again. */
export interface SendContext extends Owned {
  stage: Stage;
  collectedInfo: CollectedInfo;
  confidence: Confidence | null;
  memory: unknown;
  lastQuestion: string | null;
}

interface Row extends SendContext {
  hash: string | null;
  response: ChatAccepted | null;
}

const read = statement(
  'send_context',
  `SELECT s.owner = $2 AS owned, s.stage, s.collected_info AS "collectedInfo", s.confidence, s.engine_memory AS memory,
          s.last_question AS "lastQuestion", i.request_hash AS hash, i.response
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

/**
 * Reads what the send depends on, or the answer that its key was given before.
 * Refused with SESSION_NOT_FOUND, ACCESS_DENIED, or IDEMPOTENCY_KEY_REUSED when the key came with something else.
 */
export async function readSendContext(
  database: Database,
  { sessionId, owner, key, hash }: SendKey,
): Promise<{ context: SendContext; answered: ChatAccepted | null }> {
  const [row] = await database.query<Row>(read, [sessionId, owner, key]);
  const context = requireOwned(row);
  if (context.hash !== null && context.hash !== hash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { context, answered: context.response };
}
