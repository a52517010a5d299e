import { Database } from '@afya/database';
import { currentTraceparent } from '@afya/runtime';
import { type ReleaseLease, type RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { OutboxRelay } from '../outbox/outbox.relay';
import { releaseLease } from './lease.statements';

@Injectable()
export class ReleaseLeaseHandler {
  constructor(
    private readonly database: Database,
    private readonly relay: OutboxRelay,
  ) {}

  /** Ends the caller's lease and wakes another worker. A second delivery finds no lease and does nothing. */
  async execute({ sessionId, token }: RpcRequest<typeof ReleaseLease>): Promise<{ released: boolean }> {
    const { length } = await this.database.query(releaseLease, [sessionId, token, currentTraceparent()]);
    if (length > 0) this.relay.nudge();
    return { released: length > 0 };
  }
}
