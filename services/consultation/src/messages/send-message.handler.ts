import { type RedFlagFound } from '@afya/clinical';
import { type ChatAccepted, sendCost } from '@afya/contracts';
import { ColumnCipher, Database, type Queries } from '@afya/database';
import { AppError, inSpan } from '@afya/runtime';
import { type Actor, type RpcRequest, type RpcResponse, type SendMessage } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { bookPurchases } from '../credits/book-purchases';
import { type AllowanceEnv, giveAllowance } from '../credits/give-allowance';
import { lockSession } from '../credits/lock-session';
import { sendLimits, type SendLimitsEnv, tooManySends, untilTomorrow } from '../credits/send-limits';
import { storableText } from '../database/storable';
import { countUpload } from '../files/count-upload';
import { storedFiles } from '../files/sealed-filename';
import { countRedFlag } from '../metrics/count-events';
import { OutboxRelay } from '../outbox/outbox.relay';
import { eventRow } from '@afya/events';
import { hintRow, sealOutbox } from '../outbox/outbox-rows';
import { sealState } from '../sessions/sealed-session';
import { requireOwner } from '../sessions/session-access';
import { SessionVersions } from '../versions/session-versions';
import { type AcceptOutcome, acceptSend } from './accept-send.statement';
import { draftSend } from './draft-send';
import { requestHash } from './request-hash';
import { storedMessages } from './sealed-message';
import { readSendContext, type SendContext, type SendKey } from './send-context';
import { INLINE_CHARACTERS, RedFlagScanner } from './scan/red-flag-scanner';
import { ScanQuota } from './scan/scan-quota';
import { sendEvents } from './send-events';

type Request = RpcRequest<typeof SendMessage>;
type Response = RpcResponse<typeof SendMessage>;

/** How often a send is priced anew because a reply moved the stage in between. */
const TRIES = 5;

/** The session moved on, or the key was used, since the context was read: nothing is stored, it is to be tried again. */
class SendOvertaken extends Error {}

/** A send whose text has been read. */
interface ReadSend extends SendContext {
  found: RedFlagFound | null;
}

@Injectable()
export class SendMessageHandler {
  @Inject(ColumnCipher) readonly cipher!: ColumnCipher;
  @Inject(RedFlagScanner) private readonly scanner!: RedFlagScanner;
  private readonly quota: ScanQuota;

  constructor(
    readonly database: Database,
    private readonly relay: OutboxRelay,
    private readonly versions: SessionVersions,
    @Inject(CONSULTATION_ENV)
    private readonly env: Pick<ConsultationEnv, 'COUNTRY' | 'PAYMENTS' | 'PENDING_PER_SESSION' | 'FILE_BYTES_PER_DAY'> &
      SendLimitsEnv &
      AllowanceEnv,
  ) {
    this.quota = new ScanQuota(database);
  }

  /**
   * Stores, charges and queues a message, or answers a repeated command as the first time. Refused with CHAT_EMPTY,
   * CREDITS_EXHAUSTED, CREDITS_WITHHELD, RATE_LIMITED, CHAT_TOO_MANY_PENDING,
   * FILES_DAILY_LIMIT, IDEMPOTENCY_KEY_REUSED, SESSION_NOT_FOUND, ACCESS_DENIED; then nothing is stored.
   */
  async execute(received: Request, actor: Actor): Promise<Response> {
    const request = { ...received, text: storableText(received.text).trim() };
    if (!request.text && request.files.length === 0) throw new AppError('CHAT_EMPTY');
    const { sessionId, commandId } = request;
    const send: SendKey = { sessionId, owner: requireOwner(actor), key: commandId, hash: requestHash(request) };
    // A text is read once a send, as its patient wrote it: with what was known when it arrived.
    let found: Promise<RedFlagFound | null> | undefined;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { context, answered } = await readSendContext(this, send);
      if (answered) {
        // the process that accepted it may have died before publishing it
        await this.versions.publish(sessionId, context.version);
        return { ...answered, replayed: true };
      }
      try {
        found ??= this.findRedFlags(request, send, context);
        return { ...(await this.traced(request, send, { ...context, found: await found })), replayed: false };
      } catch (error) {
        if (!(error instanceof SendOvertaken)) throw error;
      }
    }
    throw new AppError('INTERNAL');
  }

  /** What the acceptance causes hangs below it: its hint, and with that the reply. */
  private traced(request: Request, send: SendKey, context: ReadSend): Promise<ChatAccepted> {
    return inSpan({ name: 'accept message' }, () => this.accept(request, send, context));
  }

  private async accept(request: Request, send: SendKey, context: ReadSend): Promise<ChatAccepted> {
    const { found } = context;
    const emergency = found?.level === 'emergency' ? found : undefined;
    const cost = emergency ? 0 : priceOf(request, context);
    const { stage } = context;
    const drafted = draftSend({ ...request, stage, ...(emergency && { emergency }) });
    const { messageId, replyId } = drafted;
    const place = { owner: send.owner, sessionId: send.sessionId, stage };
    const rows = [eventRow(sendEvents(place, { request, messageId, cost, found }))];
    const values = [
      ...[send.sessionId, send.owner, stage, context.confidence?.assessmentType ?? '', cost],
      ...[emergency ? null : this.env.PENDING_PER_SESSION, send.key],
      ...[this.cipher.fingerprint(send.hash), request.language],
      ...[storedMessages(this.cipher, drafted.messages), storedFiles(this.cipher, drafted.files)],
      JSON.stringify({ messageId, replyId, stage }),
      JSON.stringify(sealOutbox(this.cipher, emergency ? rows : [hintRow(send.sessionId), ...rows])),
      ...[replyId, emergency ? 0 : 1],
      ...[emergency ? this.stateAfter(emergency, context, send.sessionId) : null, context.sealedState],
      ...this.limitsOf(request, emergency !== undefined),
    ];
    const purchases = this.env.PAYMENTS === 'off' ? [] : request.purchases;
    const run = async (queries: Queries) => outcomeOf(await queries.query<AcceptOutcome>(acceptSend, values));
    const { files } = request;
    if (emergency) await this.versions.announceReply(send.sessionId, context.version);
    // an emergency is answered whatever comes with it
    const most = emergency ? Infinity : this.env.FILE_BYTES_PER_DAY;
    const row = await (purchases.length + files.length === 0 && !context.withheld
      ? run(this.database)
      : this.database.transaction(async (queries) => {
          await lockSession(queries, send.sessionId, send.owner);
          if (purchases.length > 0) await bookPurchases(queries, place, purchases);
          // A refusal below takes the grant back: only an accepted message uses the network's allowance.
          if (context.withheld) await giveAllowance(queries, { owner: send.owner, network: request.network }, this.env);
          const accepted = await run(queries);
          await countUpload(queries, send.owner, { files, most });
          return accepted;
        }));
    if (found) countRedFlag(found.level);
    if (!emergency) this.relay.nudge();
    await this.versions.publish(send.sessionId, row.version);
    return { messageId, replyId, stage, creditsCharged: cost, creditsUsed: row.used };
  }

  /** With what the emergency told of the patient, of which nothing was known before. */
  private stateAfter(emergency: RedFlagFound, context: SendContext, sessionId: string): string {
    const collectedInfo = { ...emergency.collectedInfo, ...context.collectedInfo };
    const lastQuestion = emergency.answered ? null : context.lastQuestion;
    return sealState(this.cipher, sessionId, { ...context, collectedInfo, lastQuestion, others: emergency.others });
  }

  private limitsOf({ network }: Request, isEmergency: boolean) {
    const { ownerHour, ownerDay, networkHour, networkDay } = sendLimits(this.env, isEmergency);
    return [ownerHour, ownerDay, network, networkHour, networkDay];
  }

  /** The quotas come before a long text is read; see ScanQuota. */
  private async findRedFlags(request: Request, send: SendKey, context: SendContext): Promise<RedFlagFound | null> {
    const { text, language, network } = request;
    if (!text) return null;
    const { collectedInfo, memory, lastQuestion, others } = context;
    const input = {
      text,
      language,
      country: this.env.COUNTRY,
      collectedInfo,
      memory,
      lastQuestion: lastQuestion ?? undefined,
      others,
    };
    if (text.length > INLINE_CHARACTERS)
      await this.quota.require({
        sessionId: send.sessionId,
        owner: send.owner,
        network,
        limits: sendLimits(this.env, false),
        pending: this.env.PENDING_PER_SESSION,
        price: priceOf(request, context),
      });
    return this.scanner.scan(input, send.owner);
  }
}

function priceOf({ text, files }: Request, { stage, confidence }: SendContext): number {
  const assessmentType = confidence?.assessmentType;
  return sendCost({ textLength: text.length, stage, files: files.map(({ type }) => type), assessmentType });
}

/** Thrown within the transaction, a refusal takes booked purchases back with it. */
function outcomeOf([row]: AcceptOutcome[]): AcceptOutcome {
  switch (row?.outcome) {
    case 'accepted':
      return row;
    case 'too_many_sends':
      throw tooManySends(row.wait ?? 1);
    case 'withheld':
      throw new AppError('CREDITS_WITHHELD', { retryAfterSeconds: untilTomorrow() });
    case 'too_many_pending':
      throw new AppError('CHAT_TOO_MANY_PENDING');
    case 'no_credits':
      throw new AppError('CREDITS_EXHAUSTED');
    default:
      throw new SendOvertaken();
  }
}
