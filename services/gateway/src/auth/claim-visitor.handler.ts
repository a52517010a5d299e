import { logger } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { ClaimSessions, SYSTEM_ACTOR, type RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';

type Claim = Pick<RpcRequest<typeof ClaimSessions>, 'userId' | 'occasion'>;

/** Transfers the sessions and credits of the browser's visitor to the user. */
@Injectable()
export class ClaimVisitorHandler {
  constructor(private readonly rpc: RpcClient) {}

  /** Returns true when a visitor was claimed. A failure does not stop the login, because the next login claims again. */
  async execute(request: Request, { userId, occasion }: Claim): Promise<boolean> {
    const { visitorId } = request.actor;
    if (visitorId === null) return false;
    try {
      await this.rpc.call(ClaimSessions, { visitorId, userId, occasion }, SYSTEM_ACTOR);
      return true;
    } catch (error) {
      logger.warn({ err: error, userId, occasion }, 'sessions not claimed');
      return false;
    }
  }
}
