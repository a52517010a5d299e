import { type ChatAccepted, type Message, type Session } from '@afya/contracts';
import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import {
  ClaimSessions,
  EraseEverything,
  EraseSession,
  ExportCredits,
  ExportSessions,
  FindAcceptedMessage,
  FindOrphans,
  GetConfidence,
  GetSession,
  ListMessages,
  ListSessions,
  RenameSession,
  LocateFile,
  OpenSession,
  ownerOf,
  RateMessage,
  ReadCreditStatement,
  RecordConsent,
  ReportRefusals,
  RevealMessages,
  SendMessage,
  StopReply,
  type Actor,
  type RpcRequest,
} from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

/** messages per page */
const PAGE_SIZE = 3;

interface Owned {
  owner: string | null;
  session: Session;
  messages: Message[];
  version: string;
  /** the versions of the messages, in their order; 0 where missing */
  changedAt: number[];
}
type Send = RpcRequest<typeof SendMessage>;
const contentOf = ({
  sessionId,
  text,
  language,
  originals,
}: Omit<RpcRequest<typeof FindAcceptedMessage>, 'originals'> & Pick<Send, 'originals'>) =>
  JSON.stringify([sessionId, text, language, originals]);

/** A consultation service with its data in memory, which records its requests. */
@Controller()
export class FakeConsultation {
  readonly sessions = new Map<string, Owned>();
  readonly titles = new Map<string, string>();
  readonly sends: Send[] = [];
  readonly consents: (RpcRequest<typeof RecordConsent> & { by: string | null })[] = [];
  /** the reasons of reveals */
  readonly reveals: string[] = [];
  readonly claims: RpcRequest<typeof ClaimSessions>[] = [];
  calls = 0;
  /** thrown by SendMessage */
  refusal: AppError | undefined;
  /** error codes of refused files */
  readonly refusals: string[] = [];
  claimRefusal: AppError | undefined;
  /** responses by command id */
  private readonly answers = new Map<string, { to: string; accepted: ChatAccepted }>();
  readonly files = new Map<string, Omit<Send['files'][number], 'contentKey'> & { contentKey: string | null }>();

  @RpcHandler(OpenSession)
  async open({ sessionId }: RpcRequest<typeof OpenSession>, { actor }: RpcContext) {
    this.calls += 1;
    if (this.sessions.has(sessionId)) return { created: false, session: this.owned(sessionId, actor).session };
    const session: Session = {
      sessionId,
      createdAt: '2026-01-01T00:00:00.000Z',
      consultationState: { stage: 'initial_gathering', collectedInfo: {} },
      creditsUsed: 0,
      creditsPurchased: 0,
    };
    this.sessions.set(sessionId, {
      owner: ownerOf(actor),
      session,
      messages: [],
      version: randomUUID(),
      changedAt: [],
    });
    return { created: true, session };
  }

  @RpcHandler(GetSession)
  async get({ sessionId }: RpcRequest<typeof GetSession>, { actor }: RpcContext) {
    return this.owned(sessionId, actor).session;
  }

  @RpcHandler(ListSessions)
  async list(_: RpcRequest<typeof ListSessions>, { actor }: RpcContext) {
    return [...this.sessions.values()].filter(({ owner }) => owner === ownerOf(actor)).map(({ session }) => session);
  }

  @RpcHandler(RenameSession)
  async rename({ sessionId, title }: RpcRequest<typeof RenameSession>, { actor }: RpcContext) {
    this.owned(sessionId, actor);
    this.titles.set(sessionId, title);
    return { renamed: true as const };
  }

  @RpcHandler(ClaimSessions)
  async claim(claim: RpcRequest<typeof ClaimSessions>) {
    if (this.claimRefusal) throw this.claimRefusal;
    this.claims.push(claim);
    const claimed = [...this.sessions.values()].filter(({ owner }) => owner === `v:${claim.visitorId}`);
    for (const session of claimed) session.owner = `u:${claim.userId}`;
    return { sessions: claimed.length };
  }

  @RpcHandler(ListMessages)
  async messages({ sessionId, from = 0, after }: RpcRequest<typeof ListMessages>, { actor }: RpcContext) {
    const { version, messages, changedAt } = this.owned(sessionId, actor);
    const listed = [...messages.entries()].filter(([index]) => !after || Number(changedAt[index] ?? 0) > Number(after));
    const end = from + PAGE_SIZE;
    const page = listed.slice(from, end);
    return {
      version,
      messages: page.map(([, message]) => message),
      indexes: page.map(([index]) => index),
      next: end < listed.length ? end : null,
    };
  }

  @RpcHandler(GetConfidence)
  async confidence({ sessionId }: RpcRequest<typeof GetConfidence>, { actor }: RpcContext) {
    return this.owned(sessionId, actor).session.consultationState.diagnosticConfidence ?? null;
  }

  @RpcHandler(SendMessage)
  async send(send: Send, { actor }: RpcContext) {
    this.owned(send.sessionId, actor);
    if (this.refusal) throw this.refusal;
    const answered = this.answers.get(send.commandId);
    if (answered) return { ...answered.accepted, replayed: true };
    this.sends.push(send);
    const messageId = randomUUID();
    if (send.files[0]) this.files.set(messageId, send.files[0]);
    const ids = { messageId, replyId: randomUUID(), stage: 'initial_gathering' as const };
    const accepted = { ...ids, creditsCharged: 0, creditsUsed: 0 };
    this.answers.set(send.commandId, { to: contentOf(send), accepted });
    return { ...accepted, replayed: false };
  }

  @RpcHandler(FindAcceptedMessage)
  async accepted(message: RpcRequest<typeof FindAcceptedMessage>, { actor }: RpcContext) {
    this.owned(message.sessionId, actor);
    const answered = this.answers.get(message.commandId);
    if (answered && answered.to !== contentOf(message)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return answered?.accepted ?? null;
  }

  @RpcHandler(LocateFile)
  async locate({ sessionId, messageId }: RpcRequest<typeof LocateFile>, { actor }: RpcContext) {
    this.owned(sessionId, actor);
    const file = this.files.get(messageId);
    if (!file) throw new AppError('FILE_NOT_FOUND');
    return file;
  }

  @RpcHandler(FindOrphans)
  async orphans({ objectKeys }: RpcRequest<typeof FindOrphans>, { actor }: RpcContext) {
    if (actor.role !== 'system') throw new AppError('ACCESS_DENIED');
    const objectKeysInUse = new Set(this.sends.flatMap(({ files }) => files.map(({ objectKey }) => objectKey)));
    return { orphans: objectKeys.filter((key) => !objectKeysInUse.has(key)) };
  }

  /** replies by id that are stopped, with their refund */
  readonly stopped = new Map<string, number>();
  readonly ratings: RpcRequest<typeof RateMessage>[] = [];

  @RpcHandler(StopReply)
  async stop({ sessionId, replyId }: RpcRequest<typeof StopReply>, { actor }: RpcContext) {
    this.owned(sessionId, actor);
    const creditsRefunded = this.stopped.get(replyId);
    if (creditsRefunded === undefined) throw new AppError('MESSAGE_NOT_FOUND');
    return { outcome: 'stopped' as const, creditsRefunded };
  }

  @RpcHandler(RateMessage)
  async rate(rating: RpcRequest<typeof RateMessage>, { actor }: RpcContext) {
    this.owned(rating.sessionId, actor);
    this.ratings.push(rating);
    return { rated: true };
  }

  @RpcHandler(ReportRefusals)
  async refused({ refusals }: RpcRequest<typeof ReportRefusals>) {
    this.refusals.push(...refusals.map(({ code }) => code));
    return {};
  }

  @RpcHandler(RecordConsent)
  async consent(consent: RpcRequest<typeof RecordConsent>, { actor }: RpcContext) {
    if (!ownerOf(actor)) throw new AppError('ACCESS_DENIED');
    const recorded = !this.consents.some((other) => other.document === consent.document && other.by === ownerOf(actor));
    if (recorded) this.consents.push({ ...consent, by: ownerOf(actor) });
    return { recorded };
  }

  @RpcHandler(EraseSession)
  async eraseSession({ sessionId }: RpcRequest<typeof EraseSession>, { actor }: RpcContext) {
    this.owned(sessionId, actor);
    this.sessions.delete(sessionId);
    return { erasureId: randomUUID() };
  }

  @RpcHandler(EraseEverything)
  async eraseEverything(_: RpcRequest<typeof EraseEverything>, { actor }: RpcContext) {
    if (!ownerOf(actor)) throw new AppError('ACCESS_DENIED');
    for (const [id, { owner }] of this.sessions) if (owner === ownerOf(actor)) this.sessions.delete(id);
    return { erasureId: randomUUID() };
  }

  @RpcHandler(ReadCreditStatement)
  async readCreditStatement(_: RpcRequest<typeof ReadCreditStatement>, { actor }: RpcContext) {
    if (ownerOf(actor) === null) throw new AppError('ACCESS_DENIED');
    return { entries: [], next: null };
  }

  @RpcHandler(ExportCredits)
  async exportCredits(_: RpcRequest<typeof ExportCredits>, { actor }: RpcContext) {
    const consents = this.consents
      .filter(({ by }) => by === ownerOf(actor))
      .map(({ document, version, language, acceptedAt }) => ({
        document,
        version,
        language,
        acceptedAt,
        recordedAt: acceptedAt,
      }));
    return { account: null, purchases: [], consents, ledger: [], next: null };
  }

  /** one session per call */
  @RpcHandler(ExportSessions)
  async exportSessions({ after = '' }: RpcRequest<typeof ExportSessions>, { actor }: RpcContext) {
    const own = [...this.sessions].filter(([id, { owner }]) => owner === ownerOf(actor) && id > after);
    const [[id, found] = [null, null], ...more] = own.sort(([a], [b]) => (a < b ? -1 : 1));
    if (!found) return { sessions: [], next: null };
    const { createdAt, consultationState } = found.session;
    const files = [...this.files].filter(([, { objectKey }]) => objectKey.startsWith(id));
    const session = {
      sessionId: id,
      createdAt,
      lastActiveAt: createdAt,
      language: 'en' as const,
      consultationState,
      files: files.map(([messageId, { filename, mime, size }]) => ({ messageId, filename, mime, size })),
    };
    return { sessions: [session], next: more.length > 0 ? id : null };
  }

  @RpcHandler(RevealMessages)
  async reveal({ sessionId, from = 0, reason }: RpcRequest<typeof RevealMessages>, { actor }: RpcContext) {
    if (actor.role !== 'admin') throw new AppError('ACCESS_DENIED');
    const { messages } = this.sessions.get(sessionId) ?? {};
    if (!messages) throw new AppError('SESSION_NOT_FOUND');
    if (from === 0) this.reveals.push(reason);
    const page = messages.slice(from, from + PAGE_SIZE).map((message) => ({ ...message, fileName: null }));
    return { messages: page, next: from + PAGE_SIZE < messages.length ? from + PAGE_SIZE : null };
  }

  private owned(sessionId: string, actor: Actor): Owned {
    this.calls += 1;
    const found = this.sessions.get(sessionId);
    if (!found) throw new AppError('SESSION_NOT_FOUND');
    if (found.owner !== ownerOf(actor)) throw new AppError('ACCESS_DENIED');
    return found;
  }
}
