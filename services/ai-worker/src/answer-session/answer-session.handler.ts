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
  ReleaseLease,
  SYSTEM_ACTOR,
  TakeTurn,
  type Turn,
} from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ConsultationEngine } from '../engine/consultation-engine';
import { WORKER_ENV, type WorkerEnv } from '../worker.env';
import { WORKER_PLACE, type WorkerPlace } from '../worker-place';
import { askEngine, callsOfFailure, EngineTimeout } from './ask-engine';
import { keepLease, type KeptLease } from './lease-keeper';
import { persistentCall } from './persistent-call';
import { tellProgress } from './progress-teller';

/** Refusals of a commit that the next try with the same reply would meet again. */
const UNFIT: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['VALIDATION_FAILED', 'RPC_TOO_LARGE']);

/** Fewer tries than for a reply: what is lost is time alone. */
const RELEASE_WAITS_MS: readonly number[] = [500];

const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'INTERNAL');

/** How an attempt ended without a reply. */
interface Ending {
  lease: KeptLease;
  signal: AbortSignal;
  calls: readonly ModelCall[];
}

/** The job that a message caused is a part of its trace already; any other message goes on in the trace that it came with. */
function traceOf({ traceparent }: Turn): string {
  const job = currentTraceparent();
  return job.slice(0, 35) === traceparent.slice(0, 35) ? job : traceparent;
}

/** Answers what is pending in a session, turn by turn. It keeps no state: every turn comes from consultation and goes back to it. */
@Injectable()
export class AnswerSessionHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly engine: ConsultationEngine,
    @Inject(WORKER_ENV) private readonly env: Pick<WorkerEnv, 'ENGINE_TIMEOUT_MS'>,
    @Inject(WORKER_PLACE) private readonly place: WorkerPlace,
  ) {}

  /** Returns when nothing is left to answer or another has the session; throws when a service stays away. */
  async execute(sessionId: string, signal: AbortSignal): Promise<void> {
    let turn = await this.take(sessionId);
    while (turn) {
      const current: Turn = turn;
      const span = { name: 'answer turn', parent: traceOf(current) };
      turn = await inSpan(span, () => this.answer(current, signal));
    }
  }

  private async take(sessionId: string): Promise<Turn | null> {
    const token = randomUUID();
    try {
      return (await this.rpc.call(TakeTurn, { sessionId, ...this.place, token }, SYSTEM_ACTOR)).turn;
    } catch (error) {
      // the session may be leased all the same
      if (codeOf(error) === 'RPC_TIMEOUT') await this.release({ sessionId, token });
      throw error;
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
      const calls = reply ? callsOf(reply) : callsOfFailure(error);
      return await this.giveBack(turn, error, { lease, signal, calls });
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

  private async giveBack(turn: Turn, error: unknown, { lease, signal, calls }: Ending): Promise<Turn | null> {
    const { sessionId, token, replyId, attempt } = turn;
    const code = codeOf(error);
    if (lease.lost.aborted || code === 'TURN_LEASE_LOST') {
      logger.warn({ sessionId, replyId, attempt }, 'turn dropped: another has the lease');
      // or nobody: while the service was away it ran out
      if (!lease.hasStalled()) await this.release(turn);
      return null;
    }
    // a process that ends, or a service that is away, is no failure of the engine: the next worker takes the turn again
    if (signal.aborted || (code !== 'ENGINE_FAILED' && !UNFIT.has(code))) {
      await this.release(turn);
      throw error;
    }
    const { outcome, next } = await persistentCall(this.rpc, FailTurn, {
      ...{ sessionId, token, replyId, code, timedOut: error instanceof EngineTimeout },
      // what is not fit to be told must not keep the failure from being counted
      calls: calls.filter((call) => modelCallSchema.safeParse(call).success),
    });
    logger.warn({ sessionId, replyId, attempt, outcome, err: error }, 'turn failed');
    return next;
  }

  /** Lets another worker have the session at once. Without this its lease runs out, and counts as one whose worker died. */
  private async release({ sessionId, token }: Pick<Turn, 'sessionId' | 'token'>): Promise<void> {
    try {
      await persistentCall(this.rpc, ReleaseLease, { sessionId, token }, RELEASE_WAITS_MS);
    } catch (error) {
      logger.warn({ sessionId, err: error }, 'lease not released');
    }
  }
}
