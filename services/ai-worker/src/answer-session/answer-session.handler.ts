import type { ErrorCode } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { AppError, currentTraceparent, inSpan, logger } from '@afya/runtime';
import {
  callsOf,
  CommitTurn,
  type EngineReply,
  FailTurn,
  type ModelCall,
  modelCallSchema,
  SYSTEM_ACTOR,
  TakeTurn,
  type Turn,
} from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ConsultationEngine } from '../engine/consultation-engine';
import { WORKER_ENV, type WorkerEnv } from '../worker.env';
import { askEngine, callsOfFailure } from './ask-engine';
import { keepLease, type KeptLease } from './lease-keeper';
import { persistentCall } from './persistent-call';
import { tellProgress } from './progress-teller';

/** Refusals of a commit that the next try with the same reply would meet again. */
const UNFIT: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['VALIDATION_FAILED', 'RPC_TOO_LARGE']);

const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'INTERNAL');

/** The job that a message caused is a part of its trace already; any other message goes on in the trace that it came with. */
function traceOf({ traceparent }: Turn): string {
  const job = currentTraceparent();
  return job.slice(0, 35) === traceparent.slice(0, 35) ? job : traceparent;
}

/** Answers what is pending in a session, turn by turn. It keeps no state: every turn comes from consultation and goes back to it. */
@Injectable()
export class AnswerSessionHandler {
  private readonly workerId = randomUUID();

  constructor(
    private readonly rpc: RpcClient,
    private readonly engine: ConsultationEngine,
    @Inject(WORKER_ENV) private readonly env: Pick<WorkerEnv, 'ENGINE_TIMEOUT_MS'>,
  ) {}

  /** Returns when nothing is left to answer or another has the session; throws when a service stays away. */
  async execute(sessionId: string, signal: AbortSignal): Promise<void> {
    let { turn } = await this.rpc.call(TakeTurn, { sessionId, workerId: this.workerId }, SYSTEM_ACTOR);
    while (turn) {
      const current: Turn = turn;
      const span = { name: 'answer turn', parent: traceOf(current) };
      turn = await inSpan(span, () => this.answer(current, signal));
    }
  }

  /** One turn, and the next one if there is any. */
  private async answer(turn: Turn, signal: AbortSignal): Promise<Turn | null> {
    const lease = keepLease(this.rpc, turn);
    const progress = tellProgress(this.rpc, turn);
    const startedAt = performance.now();
    let reply: EngineReply | undefined;
    try {
      const limits = {
        timeoutMs: this.env.ENGINE_TIMEOUT_MS,
        signals: [signal, lease.lost],
        onProgress: progress.tell,
      };
      reply = await askEngine(this.engine, turn, limits).finally(progress.stop);
      return await this.commit(turn, reply, startedAt);
    } catch (error) {
      return await this.giveBack(turn, error, { lease, signal, calls: reply ? callsOf(reply) : callsOfFailure(error) });
    } finally {
      lease.release();
    }
  }

  private async commit(turn: Turn, reply: EngineReply, startedAt: number): Promise<Turn | null> {
    const { sessionId, token, replyId, attempt, stage } = turn;
    const { next } = await persistentCall(this.rpc, CommitTurn, { sessionId, token, replyId, reply });
    const ms = Math.round(performance.now() - startedAt);
    logger.info(
      {
        ...{ sessionId, replyId, attempt, stage, proposed: reply.stage, model: reply.call.model, ms },
        failover: reply.failover?.reason,
      },
      'committed',
    );
    return next;
  }

  private async giveBack(
    turn: Turn,
    error: unknown,
    { lease, signal, calls }: { lease: KeptLease; signal: AbortSignal; calls: readonly ModelCall[] },
  ): Promise<Turn | null> {
    const { sessionId, token, replyId, attempt } = turn;
    const code = codeOf(error);
    if (lease.lost.aborted || code === 'TURN_LEASE_LOST') {
      logger.warn({ sessionId, replyId, attempt }, 'turn dropped: another has the lease');
      return null;
    }
    // a process that ends, or a service that is away, is no failure of the engine: the job's next try takes the turn anew
    if (signal.aborted || (code !== 'ENGINE_FAILED' && !UNFIT.has(code))) throw error;
    const { outcome, next } = await persistentCall(this.rpc, FailTurn, {
      ...{ sessionId, token, replyId, code },
      // what is not fit to be told must not keep the failure from being counted
      calls: calls.filter((call) => modelCallSchema.safeParse(call).success),
    });
    logger.warn({ sessionId, replyId, attempt, outcome, err: error }, 'turn failed');
    return next;
  }
}
