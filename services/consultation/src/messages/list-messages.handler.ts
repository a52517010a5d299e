import { ColumnCipher, Database, statement } from '@afya/database';
import { type Actor, type ListMessages, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { fitting } from '../database/fitting';
import { type Owned, requireOwned, requireOwner } from '../sessions/session-access';
import { SessionVersions } from '../versions/session-versions';
import { MESSAGE_COLUMNS, type MessageViewRow, viewMessage } from './message-view';

/** One statement, so that version and messages are of one moment. A session without messages is one row without a message. */
const list = statement(
  'messages_list',
  `SELECT s.owner = $2 AS owned, s.version::text AS version, ${MESSAGE_COLUMNS}
   FROM session s LEFT JOIN message m ON m.session_id = s.id AND s.owner = $2
   WHERE s.id = $1 ORDER BY m.seq, m.part`,
);
type Row = Owned & { version: string } & (MessageViewRow | { id: null });

@Injectable()
export class ListMessagesHandler {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
    private readonly versions: SessionVersions,
  ) {}

  /** In order, as many from `from` on as fit into one reply. Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  async execute(
    { sessionId, from = 0 }: RpcRequest<typeof ListMessages>,
    actor: Actor,
  ): Promise<RpcResponse<typeof ListMessages>> {
    const rows = await this.database.query<Row>(list, [sessionId, requireOwner(actor)]);
    const { version } = requireOwned(rows[0]);
    await this.versions.publish(sessionId, version);
    const messages = rows
      .slice(from)
      .flatMap((row) => (row.id === null ? [] : [viewMessage(this.cipher, sessionId, row)]));
    const count = fitting(messages);
    const next = count < messages.length ? from + count : null;
    return { version, messages: messages.slice(0, count), next };
  }
}
