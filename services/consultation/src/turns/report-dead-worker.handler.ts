import { Database } from '@afya/database';
import { currentTraceparent } from '@afya/runtime';
import { type ReportDeadWorker, type RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { OutboxRelay } from '../outbox/outbox.relay';
import { endDeadLease } from './lease.statements';

@Injectable()
export class ReportDeadWorkerHandler {
  constructor(
    private readonly database: Database,
    private readonly relay: OutboxRelay,
  ) {}

  /** The lease counts as one that died. A second delivery finds it ended and does nothing. */
  async execute({ sessionId, workerId }: RpcRequest<typeof ReportDeadWorker>): Promise<Record<string, never>> {
    const { length } = await this.database.query(endDeadLease, [sessionId, workerId, currentTraceparent()]);
    if (length > 0) this.relay.nudge();
    return {};
  }
}
