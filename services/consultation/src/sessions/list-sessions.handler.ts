import { type SessionListItem } from '@afya/contracts';
import { type RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { ListSessions, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { countFitting } from '../paginate-by-bytes';
import { requireOwner } from './session-access';
import { SessionRepository } from './session.repository';

const MAX_LISTED = 200;

@Controller()
export class ListSessionsHandler {
  constructor(private readonly sessions: SessionRepository) {}

  /** The user's newest sessions with at least one message: 200, or as many as fit into a reply. Refused with LOGIN_REQUIRED. */
  @RpcHandler(ListSessions)
  async execute(_request: RpcRequest<typeof ListSessions>, { actor }: RpcContext): Promise<SessionListItem[]> {
    if (!actor.userId) throw new AppError('LOGIN_REQUIRED');
    const sessions = await this.sessions.list(requireOwner(actor), MAX_LISTED);
    const items = sessions.map(({ id, createdAt, ...content }) => ({
      sessionId: id,
      createdAt: createdAt.toISOString(),
      ...content,
    }));
    return items.slice(0, countFitting(items));
  }
}
