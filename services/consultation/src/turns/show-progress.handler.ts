import { Database, statement } from '@afya/database';
import { type RpcRequest, type RpcResponse, type ShowProgress } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { SessionVersions } from '../versions/session-versions';

/**
 * Locks in the order of a settlement, message before session: what comes after the reply finds nothing pending and writes nothing.
 * A step that stands there already is no change, so that a second delivery moves no version.
 */
const show = statement(
  'reply_progress',
  `WITH turn AS (
     SELECT id, step IS DISTINCT FROM $4::text AS is_new FROM message
     WHERE id = $3 AND session_id = $1 AND status = 'pending' FOR NO KEY UPDATE
   ), held AS (
     UPDATE session s SET version = s.version + turn.is_new::integer FROM turn
     WHERE s.id = $1 AND s.lease_token = $2 AND s.lease_until > clock_timestamp()
     RETURNING s.version, turn.is_new
   ), told AS (
     UPDATE message m SET step = $4 FROM held WHERE m.id = $3 AND held.is_new
   )
   SELECT version::text AS version FROM held`,
);

@Injectable()
export class ShowProgressHandler {
  constructor(
    private readonly database: Database,
    private readonly versions: SessionVersions,
  ) {}

  /** Says in the placeholder what is done for its reply, while the token holds and the reply is pending. */
  async execute(request: RpcRequest<typeof ShowProgress>): Promise<RpcResponse<typeof ShowProgress>> {
    const { sessionId, token, replyId, step } = request;
    const [row] = await this.database.query<{ version: string }>(show, [sessionId, token, replyId, step]);
    if (!row) return { shown: false };
    await this.versions.publish(sessionId, row.version);
    return { shown: true };
  }
}
