import { AppError } from '@afya/runtime';
import { type FailTurn, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { OutboxRelay } from '../outbox/outbox.relay';
import { MAX_ATTEMPTS, MAX_DEAD_LEASES } from './attempt-limits';
import { decideFailure } from './decide-failure';
import { retryDelay } from './retry-turn';
import { TurnSettler } from './turn-settler';

type Request = RpcRequest<typeof FailTurn>;
type Response = RpcResponse<typeof FailTurn>;

@Injectable()
export class FailTurnHandler {
  constructor(
    private readonly settler: TurnSettler,
    private readonly relay: OutboxRelay,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'RETRY_MS'>,
  ) {}

  /**
   * Counts a failed attempt: another try after a pause, or, after the last one (`workersDied`: this one), a failure message and the
   * refund. A second delivery counts nothing and is answered alike. Refused with TURN_LEASE_LOST.
   */
  async execute({ code, calls, timedOut = false, ...key }: Request, { workersDied = false } = {}): Promise<Response> {
    const held = await this.settler.read(key);
    if (held.settled) {
      if (held.status === 'pending') return { outcome: 'retry', next: null };
      return { outcome: 'failed', next: await this.settler.next(key) };
    }
    const isHarmful = workersDied || (timedOut && held.takes >= MAX_DEAD_LEASES);
    const attempts = workersDied ? MAX_DEAD_LEASES : held.attempts + 1;
    if (isHarmful || attempts >= MAX_ATTEMPTS) {
      const failure = decideFailure(key, held, { code, calls, attempts, isHarmful });
      return { outcome: 'failed', next: await this.settler.settle(key, held, failure) };
    }
    const delayMs = retryDelay(held.attempts, this.env.RETRY_MS);
    if (await this.settler.retry(key, held, { code, calls, attempts, delayMs, timedOut })) this.relay.nudge(delayMs);
    else if (!(await this.settler.read(key)).settled) throw new AppError('TURN_LEASE_LOST');
    return { outcome: 'retry', next: null };
  }
}
