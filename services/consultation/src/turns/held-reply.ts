import { type Language, type Stage } from '@afya/contracts';
import { type ColumnCipher, type Queries, statement } from '@afya/database';
import { openMemory, openState, type SessionState } from '../sessions/sealed-session';

/** A reply and its session as a worker's commit or failure finds them. Nobody else changes them while the lease holds. */
export interface HeldReply extends SessionState {
  owner: string;
  stage: Stage;
  language: Language;
  memory: unknown;
  readSeq: number;
  seq: number;
  part: number;
  attempts: number;
  /** the session's leases that died, and this one */
  takes: number;
  /** the session's */
  version: string;
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
  `SELECT s.owner, s.stage, s.language, s.state, s.memory, s.read_seq AS "readSeq", r.seq, r.part, r.attempts, r.status,
          r.traceparent, s.version::text AS version, s.takes,
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

type Row = Omit<HeldReply, 'memory' | keyof SessionState> & { state: string | null; memory: string | null };

export async function readHeldReply(
  queries: Queries,
  cipher: ColumnCipher,
  { sessionId, token, replyId }: ReplyKey,
): Promise<HeldReply | undefined> {
  const [row] = await queries.query<Row>(read, [sessionId, token, replyId]);
  if (!row) return undefined;
  const { state, memory, ...plain } = row;
  return { ...plain, ...openState(cipher, sessionId, state), memory: openMemory(cipher, sessionId, memory) };
}
