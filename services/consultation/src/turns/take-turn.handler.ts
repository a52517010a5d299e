import { ColumnCipher, Database } from '@afya/database';
import { logger } from '@afya/runtime';
import { type RpcRequest, type TakeTurn, type Turn } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { FailTurnHandler } from './fail-turn.handler';
import { leaseSession } from './lease.statements';
import { MAX_DEAD_LEASES } from './attempt-limits';
import { loadTurn } from './load-turn';

@Injectable()
export class TakeTurnHandler {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
    private readonly failTurn: FailTurnHandler,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'LEASE_MS'>,
  ) {}

  /**
   * Leases the session and gives its lowest pending reply, or null: nothing pending, not yet due, another's lease, or to be answered in
   * quarantine. After too many leases that died the message itself is what kills workers: it fails.
   */
  async execute({
    sessionId,
    workerId,
    lane = 'ordinary',
    token = randomUUID(),
  }: RpcRequest<typeof TakeTurn>): Promise<{ turn: Turn | null }> {
    const lease = { sessionId, token, leaseMs: this.env.LEASE_MS };
    const values = [sessionId, lease.token, lease.leaseMs, workerId, lane];
    const [leased] = await this.database.query<{ takes: number }>(leaseSession, values);
    if (!leased) return { turn: null };
    // Read after the lease and not with it: a statement that waited for the row would see the messages of before.
    const turn = await loadTurn(this.database, this.cipher, lease);
    if (!turn || leased.takes <= MAX_DEAD_LEASES) return { turn };
    logger.error({ sessionId, replyId: turn.replyId, attempts: MAX_DEAD_LEASES }, 'reply failed: its workers died');
    const { replyId } = turn;
    const { next } = await this.failTurn.execute(
      { sessionId, token, replyId, code: 'INTERNAL' },
      { workersDied: true },
    );
    return { turn: next };
  }
}
