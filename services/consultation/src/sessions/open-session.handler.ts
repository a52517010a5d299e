import { type Session } from '@afya/contracts';
import { logEvent } from '@afya/events';
import { type RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { OpenSession, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireOwner } from './session-access';
import { SessionReader } from './session-reader';
import { SessionRepository, type SessionAccess } from './session.repository';

const FIRST_STAGE = 'initial_gathering';

@Controller()
export class OpenSessionHandler {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly reader: SessionReader,
  ) {}

  /** The first caller to open an id owns it. Opening counts as activity. Refused with ACCESS_DENIED for other callers. */
  @RpcHandler(OpenSession)
  async execute(
    { sessionId, network }: RpcRequest<typeof OpenSession>,
    { actor }: RpcContext,
  ): Promise<{ created: boolean; session: Session }> {
    const access = { sessionId, owner: requireOwner(actor) };
    const existing = await this.find(access, network);
    if (existing) {
      await this.sessions.touch(access);
      return { created: false, session: existing };
    }
    const event = logEvent('session_created', { ...access, stage: FIRST_STAGE });
    const created = await this.sessions.create(access, FIRST_STAGE, event);
    return { created, session: await this.reader.read(access, network) };
  }

  private async find(access: SessionAccess, network: string | undefined): Promise<Session | null> {
    try {
      return await this.reader.read(access, network);
    } catch (error) {
      if (error instanceof AppError && error.code === 'SESSION_NOT_FOUND') return null;
      throw error;
    }
  }
}
