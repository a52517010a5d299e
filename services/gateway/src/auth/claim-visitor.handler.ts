import { logger } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { ClaimSessions, SYSTEM_ACTOR, type RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { Pseudonyms } from '../limits/pseudonyms';

type Claim = Pick<RpcRequest<typeof ClaimSessions>, 'userId' | 'occasion'>;

/** Makes the sessions and credits of the browser's visitor the user's. */
@Injectable()
export class ClaimVisitorHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** Whether there was a visitor to claim, and it was done. Signing in does not fail for it: the next login claims again. */
  async execute(request: Request, { userId, occasion }: Claim): Promise<boolean> {
    const { visitorId } = request.actor;
    if (visitorId === null) return false;
    const network = this.pseudonyms.ofNetworkToday(request);
    try {
      await this.rpc.call(ClaimSessions, { visitorId, userId, occasion, network }, SYSTEM_ACTOR);
      return true;
    } catch (error) {
      logger.warn({ err: error, userId, occasion }, 'sessions not claimed');
      return false;
    }
  }
}
