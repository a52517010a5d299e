import type { ErrorCode } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { AppError, currentTraceparent, inSpan, logger } from '@afya/runtime';
import {
  callsOf,
  CompleteReply,
  type EngineReply,
  FailReply,
  type ModelCall,
  modelCallSchema,
  ReleaseLease,
  SYSTEM_ACTOR,
  LeaseReply,
  type ReplyInput,
} from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ConsultationEngine } from '../engine/consultation-engine';
import { WORKER_ENV, type WorkerEnv } from '../worker.env';
import { WORKER_PLACE, type WorkerPlace } from '../worker-place';
import { askEngine, callsOfFailure, EngineTimeout } from './ask-engine';
import { type RenewedLease, startRenewing, startReporting } from './lease-and-progress';
import { persistentCall } from './persistent-call';

/** Errors of a commit that a retry with the same reply would repeat. */
const REPLY_REJECTED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['VALIDATION_FAILED', 'RPC_TOO_LARGE']);

/** Fewer attempts than for a reply, because only time is lost. */
const RELEASE_PAUSES_MS: readonly number[] = [500];

const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'INTERNAL');

/** How an attempt without a reply ended. */
interface Ending {
  lease: RenewedLease;
  signal: AbortSignal;
  calls: readonly ModelCall[];
}

/** The job of a message is already part of its trace; other messages continue the trace they arrived with. */
function traceOf({ traceparent }: ReplyInput): string {
  const job = currentTraceparent();
  return job.slice(0, 35) === traceparent.slice(0, 35) ? job : traceparent;
}

/**
 * Answers the pending replies of a session one by one. It has no state: consultation provides the input of each reply and
 * receives the reply.
 */
@Injectable()
export class AnswerSessionHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly engine: ConsultationEngine,
    @Inject(WORKER_ENV) private readonly env: Pick<WorkerEnv, 'ENGINE_TIMEOUT_MS'>,
    @Inject(WORKER_PLACE) private readonly identity: WorkerPlace,
  ) {}

  /** Returns when no reply is pending or another worker has the session; throws when a service stays down. */
  async execute(sessionId: string, signal: AbortSignal): Promise<void> {
    let turn = await this.leaseSession(sessionId);
    while (turn) {
      const current: ReplyInput = turn;
      const span = { name: 'answer turn', parent: traceOf(current) };
      turn = await inSpan(span, () => this.answer(current, signal));
    }
  }

  private async leaseSession(sessionId: string): Promise<ReplyInput | null> {
    const token = randomUUID();
    try {
      return (await this.rpc.call(LeaseReply, { sessionId, ...this.identity, token }, SYSTEM_ACTOR)).turn;
    } catch (error) {
      // The session may be leased nevertheless.
      if (codeOf(error) === 'RPC_TIMEOUT') await this.release({ sessionId, token });
      throw error;
    }
  }

  /** Writes one reply and returns the input of the next one, or null. */
  private async answer(turn: ReplyInput, signal: AbortSignal): Promise<ReplyInput | null> {
    const lease = startRenewing(this.rpc, turn);
    const progress = startReporting(this.rpc, turn);
    const startedAt = performance.now();
    let reply: EngineReply | undefined;
    try {
      const limits = {
        timeoutMs: this.env.ENGINE_TIMEOUT_MS,
        signals: [signal, lease.lost],
        onProgress: progress.report,
      };
      reply = await askEngine(this.engine, turn, limits).finally(progress.stop);
      return await this.commit(turn, reply, startedAt);
    } catch (error) {
      const calls = reply ? callsOf(reply) : callsOfFailure(error);
      return await this.handleFailure(turn, error, { lease, signal, calls });
    } finally {
      lease.release();
    }
  }

  private async commit(turn: ReplyInput, reply: EngineReply, startedAt: number): Promise<ReplyInput | null> {
    const { sessionId, token, replyId, attempt, stage } = turn;
    const { next } = await persistentCall(this.rpc, CompleteReply, { sessionId, token, replyId, reply });
    const ms = Math.round(performance.now() - startedAt);
    logger.info(
      {
        sessionId,
        replyId,
        attempt,
        stage,
        proposed: reply.stage,
        model: reply.call.model,
        ms,
        failover: reply.failover?.reason,
      },
      'committed',
    );
    return next;
  }

  private async handleFailure(
    turn: ReplyInput,
    error: unknown,
    { lease, signal, calls }: Ending,
  ): Promise<ReplyInput | null> {
    const { sessionId, token, replyId, attempt } = turn;
    const code = codeOf(error);
    if (lease.lost.aborted || code === 'TURN_LEASE_LOST') {
      logger.warn({ sessionId, replyId, attempt }, 'reply dropped: another worker has the lease');
      // Or none: the lease expired while the service was down.
      if (!lease.hasStalled()) await this.release(turn);
      return null;
    }
    // A stopping process or a service that is down is no failure of the engine: the next worker answers.
    if (signal.aborted || (code !== 'ENGINE_FAILED' && !REPLY_REJECTED.has(code))) {
      await this.release(turn);
      throw error;
    }
    const { outcome, next } = await persistentCall(this.rpc, FailReply, {
      sessionId,
      token,
      replyId,
      code,
      timedOut: error instanceof EngineTimeout,
      // Invalid call data must not prevent the failure from being counted.
      calls: calls.filter((call) => modelCallSchema.safeParse(call).success),
    });
    logger.warn({ sessionId, replyId, attempt, outcome, err: error }, 'attempt to reply failed');
    return next;
  }

  /**
   * Makes the session available to another worker immediately. Otherwise its lease expires and counts as the death of a
   * worker.
   */
  private async release({ sessionId, token }: Pick<ReplyInput, 'sessionId' | 'token'>): Promise<void> {
    try {
      await persistentCall(this.rpc, ReleaseLease, { sessionId, token }, RELEASE_PAUSES_MS);
    } catch (error) {
      logger.warn({ sessionId, err: error }, 'lease not released');
    }
  }
}
