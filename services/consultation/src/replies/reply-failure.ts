import { type ErrorCode } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { type FailReply, type ModelCall, type RpcResponse } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { OutboxRelay } from '../outbox/outbox.relay';
import { decideFailure } from './decide-failure';
import { type ReplyKey } from './reply.repository';
import { ReplyCommitter } from './reply-committer';
import { retryDelay, retryRows } from './retry-delay';

/** Attempts that fail with an error before the credits are refunded. */
const MAX_ATTEMPTS = 5;

/**
 * Leases whose worker dies, or in which the engine hangs, before the credits are refunded. Another message may have caused the first
 * one; the others were quarantined, with this message alone.
 */
export const MAX_DEAD_LEASES = 3;

export interface FailureReport {
  code: ErrorCode;
  /** the calls to language models made for the attempt */
  calls?: readonly ModelCall[] | undefined;
  timedOut?: boolean | undefined;
  /** the message ended all workers that tried it */
  workersDied?: boolean;
}

@Injectable()
export class ReplyFailure {
  constructor(
    private readonly committer: ReplyCommitter,
    private readonly relay: OutboxRelay,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'RETRY_MS'>,
  ) {}

  /**
   * Counts a failed attempt: either another attempt after a pause, or, after the last one, a failure message and the refund. A second
   * delivery counts nothing and gets the same answer. Refused with TURN_LEASE_LOST.
   */
  async record(
    key: ReplyKey,
    { code, calls, timedOut = false, workersDied = false }: FailureReport,
  ): Promise<RpcResponse<typeof FailReply>> {
    const reply = await this.committer.read(key);
    if (reply.isRepeat) {
      if (reply.status === 'pending') return { outcome: 'retry', next: null };
      return { outcome: 'failed', next: await this.committer.nextInput(key) };
    }
    const isHarmful = workersDied || (timedOut && reply.leases >= MAX_DEAD_LEASES);
    const attempts = workersDied ? MAX_DEAD_LEASES : reply.attempts + 1;
    if (isHarmful || attempts >= MAX_ATTEMPTS) {
      const failure = decideFailure(key, reply, { code, calls, attempts, isHarmful });
      return { outcome: 'failed', next: await this.committer.complete(key, reply, failure) };
    }
    const delayMs = retryDelay(reply.attempts, this.env.RETRY_MS);
    const outbox = retryRows(key, reply, { code, calls, attempts, delayMs, timedOut });
    if (await this.committer.retry(key, { delayMs, timedOut, outbox })) this.relay.wake(delayMs);
    else if (!(await this.committer.read(key)).isRepeat) throw new AppError('TURN_LEASE_LOST');
    return { outcome: 'retry', next: null };
  }
}
