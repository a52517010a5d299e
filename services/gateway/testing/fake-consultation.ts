import { type Message, type Session } from '@afya/contracts';
import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import {
  ClaimSessions,
  GetConfidence,
  GetSession,
  ListMessages,
  ListSessions,
  LocateFile,
  OpenSession,
  ownerOf,
  SendMessage,
  type Actor,
  type RpcRequest,
} from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

/** messages a reply */
const PART = 3;

interface Owned {
  owner: string | null;
  session: Session;
  messages: Message[];
  version: string;
}
type Send = RpcRequest<typeof SendMessage>;

/** A consultation service that keeps everything in memory and counts what it is asked. */
@Controller()
export class FakeConsultation {
  readonly sessions = new Map<string, Owned>();
  readonly sends: Send[] = [];
  readonly claims: RpcRequest<typeof ClaimSessions>[] = [];
  calls = 0;
  /** thrown by the next send */
  refusal: AppError | undefined;
  claimRefusal: AppError | undefined;
  private readonly files = new Map<string, Send['files'][number]>();

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
    this.sessions.set(sessionId, { owner: ownerOf(actor), session, messages: [], version: randomUUID() });
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

  @RpcHandler(ClaimSessions)
  async claim(claim: RpcRequest<typeof ClaimSessions>) {
    if (this.claimRefusal) throw this.claimRefusal;
    this.claims.push(claim);
    const claimed = [...this.sessions.values()].filter(({ owner }) => owner === `v:${claim.visitorId}`);
    for (const session of claimed) session.owner = `u:${claim.userId}`;
    return { sessions: claimed.length };
  }

  @RpcHandler(ListMessages)
  async messages({ sessionId, from = 0 }: RpcRequest<typeof ListMessages>, { actor }: RpcContext) {
    const { version, messages } = this.owned(sessionId, actor);
    const end = from + PART;
    return { version, messages: messages.slice(from, end), next: end < messages.length ? end : null };
  }

  @RpcHandler(GetConfidence)
  async confidence({ sessionId }: RpcRequest<typeof GetConfidence>, { actor }: RpcContext) {
    return this.owned(sessionId, actor).session.consultationState.diagnosticConfidence ?? null;
  }

  @RpcHandler(SendMessage)
  async send(send: Send, { actor }: RpcContext) {
    this.owned(send.sessionId, actor);
    if (this.refusal) throw this.refusal;
    const replayed = this.sends.some(({ commandId }) => commandId === send.commandId);
    if (!replayed) this.sends.push(send);
    const messageId = randomUUID();
    if (send.files[0]) this.files.set(messageId, send.files[0]);
    const accepted = { messageId, replyId: randomUUID(), stage: 'initial_gathering' as const };
    return { ...accepted, creditsCharged: 0, creditsUsed: 0, replayed };
  }

  @RpcHandler(LocateFile)
  async locate({ sessionId, messageId }: RpcRequest<typeof LocateFile>, { actor }: RpcContext) {
    this.owned(sessionId, actor);
    const file = this.files.get(messageId);
    if (!file) throw new AppError('FILE_NOT_FOUND');
    return file;
  }

  private owned(sessionId: string, actor: Actor): Owned {
    this.calls += 1;
    const found = this.sessions.get(sessionId);
    if (!found) throw new AppError('SESSION_NOT_FOUND');
    if (found.owner !== ownerOf(actor)) throw new AppError('ACCESS_DENIED');
    return found;
  }
}
