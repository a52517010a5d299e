import { inSpan } from '@afya/runtime';
import { type CommitTurn, type RpcRequest, type Turn } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { countRedFlag } from '../metrics/count-events';
import { decideReply } from './decide-reply';
import { TurnSettler } from './turn-settler';

@Injectable()
export class CommitTurnHandler {
  constructor(private readonly settler: TurnSettler) {}

  /**
   * Puts the reply in the place of its placeholder and moves the session on. A second delivery writes nothing and is answered
   * alike. Refused with TURN_LEASE_LOST when the lease is over or another's.
   */
  async execute({ reply, ...key }: RpcRequest<typeof CommitTurn>): Promise<{ next: Turn | null }> {
    const held = await this.settler.read(key);
    if (held.settled) return { next: await this.settler.next(key) };
    const settlement = decideReply(key, held, reply);
    const next = await inSpan({ name: 'commit reply' }, () => this.settler.settle(key, held, settlement));
    if (reply.redFlags.length > 0) countRedFlag(reply.adviceLevel ?? 'unknown');
    return { next };
  }
}
