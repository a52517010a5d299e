import { type RedFlagFound } from '@afya/clinical';
import { type ChatAccepted } from '@afya/contracts';
import { eventRow } from '@afya/events';
import { type RpcContext, RpcHandler } from '@afya/messaging';
import { AppError, inSpan } from '@afya/runtime';
import { type RpcRequest, type RpcResponse, SendMessage } from '@afya/service-contracts';
import { Controller, Inject } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { countRedFlag } from '../metrics/count-events';
import { OutboxRelay, wakeUpRow } from '../outbox/outbox.relay';
import { storableText } from '../storable';
import { requireOwner } from '../sessions/session-access';
import { type SessionState } from '../sessions/session.repository';
import { SessionVersions } from '../versions/session-versions';
import { draftSend, filePricesOf, priceOf, requestHash, sendEvents, sendLimits } from './draft-send';
import { MessageRepository, type SendContext, type SendKey, SendConflictError } from './message.repository';
import { MessageScan } from './scan/red-flag-scanner';

type Request = RpcRequest<typeof SendMessage>;

/** How often a send is priced again because a reply changed the stage meanwhile. */
const MAX_ATTEMPTS = 5;

@Controller()
export class AcceptMessageHandler {
  constructor(
    private readonly messages: MessageRepository,
    private readonly scan: MessageScan,
    private readonly relay: OutboxRelay,
    private readonly versions: SessionVersions,
    @Inject(CONSULTATION_ENV) private readonly env: ConsultationEnv,
  ) {}

  /**
   * Stores, charges and queues a message, or repeats the first answer to a repeated command. Refused with CHAT_EMPTY,
   * CREDITS_EXHAUSTED, CREDITS_WITHHELD, RATE_LIMITED, CHAT_TOO_MANY_PENDING, FILES_DAILY_LIMIT, IDEMPOTENCY_KEY_REUSED,
   * SESSION_NOT_FOUND, ACCESS_DENIED; then nothing is stored.
   */
  @RpcHandler(SendMessage)
  async execute(received: Request, { actor }: RpcContext): Promise<RpcResponse<typeof SendMessage>> {
    const request = { ...received, text: storableText(received.text).trim() };
    if (!request.text && request.files.length === 0) throw new AppError('CHAT_EMPTY');
    const { sessionId, commandId } = request;
    const key = { sessionId, owner: requireOwner(actor), commandId, requestHash: requestHash(request) };
    let redFlags: Promise<RedFlagFound | null> | undefined;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const { context, answered } = await this.messages.readSendContext(key);
      if (answered) {
        // The process that accepted it may have died before publishing the version.
        await this.versions.publish(sessionId, context.version);
        return { ...answered, replayed: true };
      }
      try {
        const found = await (redFlags ??= this.scan.findRedFlags(request, key.owner, context));
        // Everything that follows from the message is a child of this span: its wake-up job and its reply.
        const accepted = await inSpan({ name: 'accept message' }, () => this.accept(request, key, context, found));
        return { ...accepted, replayed: false };
      } catch (error) {
        if (!(error instanceof SendConflictError)) throw error;
      }
    }
    throw new AppError('INTERNAL');
  }

  private async accept(
    request: Request,
    key: SendKey,
    context: SendContext,
    found: RedFlagFound | null,
  ): Promise<ChatAccepted> {
    const { sessionId, owner } = key;
    const { stage } = context;
    const emergency = found?.level === 'emergency' ? found : undefined;
    const credits = emergency ? 0 : priceOf(request, context);
    const filePrices = emergency ? [] : filePricesOf(request, context);
    const draft = draftSend({ ...request, filePrices, stage, emergency });
    const { messageId, replyId } = draft;
    const events = eventRow(sendEvents({ owner, sessionId, stage }, { request, messageId, credits, found }));
    if (emergency) await this.versions.announceReply(sessionId, context.version);
    const { creditsUsed, version } = await this.messages.accept({
      key,
      context,
      language: request.language,
      draft,
      credits,
      maxPending: emergency ? null : this.env.PENDING_PER_SESSION,
      limits: sendLimits(this.env, emergency !== undefined),
      network: request.network,
      newState: emergency ? stateAfter(emergency, context.state) : null,
      outbox: emergency ? [events] : [wakeUpRow(sessionId), events],
      purchases: this.env.PAYMENTS === 'off' ? [] : request.purchases,
      maxFileBytesPerDay: emergency ? Infinity : this.env.FILE_BYTES_PER_DAY,
      grantsPerNetwork: this.env.FREE_CREDITS_PER_NETWORK,
    });
    if (found) countRedFlag(found.level);
    if (!emergency) this.relay.wake();
    await this.versions.publish(sessionId, version);
    return { messageId, replyId, stage, creditsCharged: credits, creditsUsed };
  }
}

/** Adds the facts of the emergency message to the earlier ones, which have precedence. */
function stateAfter(emergency: RedFlagFound, state: SessionState): SessionState {
  return {
    ...state,
    collectedInfo: { ...emergency.collectedInfo, ...state.collectedInfo },
    lastQuestion: emergency.answered ? null : state.lastQuestion,
    others: emergency.others,
  };
}
