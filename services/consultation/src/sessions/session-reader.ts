import { type Session } from '@afya/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { type SessionAccess, SessionRepository } from './session.repository';
import { WaitingLine } from './waiting-line';

/** Reads a session as its owner sees it, with the place in the queue while a reply waits for a worker. */
@Injectable()
export class SessionReader {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly line: WaitingLine,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'FREE_CREDITS_PER_NETWORK'>,
  ) {}

  /** Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  async read(access: SessionAccess, network: string | undefined): Promise<Session> {
    const allowance = { network, grantsPerNetwork: this.env.FREE_CREDITS_PER_NETWORK };
    const { session, phase, lastActiveAt } = await this.sessions.get(access, allowance);
    if (!phase) return session;
    if (phase !== 'queued') return { ...session, wait: { phase } };
    return { ...session, wait: { phase, ahead: await this.line.countBefore(lastActiveAt) } };
  }
}
