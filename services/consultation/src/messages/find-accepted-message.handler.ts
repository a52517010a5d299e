import { type ChatAccepted } from '@afya/contracts';
import { ColumnCipher, Database } from '@afya/database';
import { type Actor, type FindAcceptedMessage, type RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { storableText } from '../database/storable';
import { requireOwner } from '../sessions/session-access';
import { SessionVersions } from '../versions/session-versions';
import { requestHash } from './request-hash';
import { readSendContext } from './send-context';

/** Finds the answer of a message that was accepted before, for a retry. */
@Injectable()
export class FindAcceptedMessageHandler {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
    private readonly versions: SessionVersions,
  ) {}

  /** Refused with IDEMPOTENCY_KEY_REUSED, SESSION_NOT_FOUND, ACCESS_DENIED. */
  async execute(request: RpcRequest<typeof FindAcceptedMessage>, actor: Actor): Promise<ChatAccepted | null> {
    const { sessionId, commandId: key } = request;
    const hash = requestHash({ ...request, text: storableText(request.text).trim() });
    const send = { sessionId, owner: requireOwner(actor), key, hash };
    const { context, answered } = await readSendContext({ database: this.database, cipher: this.cipher }, send);
    // the process that accepted it may have died before publishing it
    if (answered) await this.versions.publish(sessionId, context.version);
    return answered;
  }
}
