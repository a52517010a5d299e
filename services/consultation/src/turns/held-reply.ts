import { type CollectedInfo, type Confidence, type Language, type Stage } from '@afya/contracts';
import { type Queries, statement } from '@afya/database';

/** A reply and its session as a worker's commit or failure finds them. Nobody else changes them while the lease holds. */
export interface HeldReply {
  owner: string;
  stage: Stage;
  language: Language;
  collectedInfo: CollectedInfo;
  confidence: Confidence | null;
  memory: unknown;
  lastQuestion: string | null;
  readSeq: number;
  seq: number;
  part: number;
  attempts: number;
  status: 'pending' | 'done' | 'failed';
  traceparent: string | null;
  /** credits charged for it */
  charged: number;
  /** the caller's lease is alive */
  held: boolean;
  /** this very lease has ended this attempt already: the call was delivered before */
  settled: boolean;
}

const read = statement(
  'reply_held',
  `SELECT s.owner, s.stage, s.language, s.collected_info AS "collectedInfo", s.confidence, s.engine_memory AS memory,
          s.last_question AS "lastQuestion", s.read_seq AS "readSeq", r.seq, r.part, r.attempts, r.status, r.traceparent,
          coalesce((SELECT -amount FROM ledger WHERE message_id = r.id AND kind = 'charge'), 0) AS charged,
          coalesce(s.lease_token = $2 AND s.lease_until > clock_timestamp(), false) AS held,
          coalesce(r.settled_by = $2, false) AS settled
   FROM session s JOIN message r ON r.session_id = s.id AND r.id = $3::uuid
   WHERE s.id = $1`,
);

export interface ReplyKey {
  sessionId: string;
  token: string;
  replyId: string;
}

export async function readHeldReply(
  queries: Queries,
  { sessionId, token, replyId }: ReplyKey,
): Promise<HeldReply | undefined> {
  const [row] = await queries.query<HeldReply>(read, [sessionId, token, replyId]);
  return row;
}
