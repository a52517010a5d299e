import { type CommitTurn, type RpcRequest, type Turn } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
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
    const next = held.settled ? this.settler.next(key) : this.settler.settle(key, decideReply(key, held, reply));
    return { next: await next };
  }
}
