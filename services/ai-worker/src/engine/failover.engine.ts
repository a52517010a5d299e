import { logger } from '@afya/runtime';
import type { EngineReply, ReplyInput } from '@afya/service-contracts';
import { ConsultationEngine, type OnProgress } from './consultation-engine';
import { NoReply } from './no-reply';
import { totalOf } from './openai/cost';
import { ModelGaveUp } from './openai/model-gave-up';

/** Uses a second engine when the first gives no reply, so that every charged message gets an answer. */
export class FailoverEngine extends ConsultationEngine {
  constructor(
    private readonly first: ConsultationEngine,
    private readonly standIn: ConsultationEngine,
  ) {
    super();
  }

  override async reply(
    turn: ReplyInput,
    signal: AbortSignal,
    onProgress?: OnProgress,
    startedAt = performance.now(),
  ): Promise<EngineReply> {
    try {
      return await this.first.reply(turn, signal, onProgress, startedAt);
    } catch (error) {
      // The lease is lost or the process stops: this worker must not reply.
      if (signal.aborted) throw error;
      const { reason, calls } = this.reasonOf(error);
      const reply = await this.standIn.reply(turn, signal, onProgress).catch((cause: unknown) => {
        throw new NoReply(calls, cause);
      });
      const call = totalOf(calls, reply.call.model, performance.now() - startedAt);
      return { ...reply, call, calls: [...calls], failover: { reason } };
    }
  }

  private reasonOf(error: unknown): Pick<ModelGaveUp, 'reason' | 'calls'> {
    if (error instanceof ModelGaveUp) return error;
    logger.error({ err: error }, 'engine failed unexpectedly');
    return { reason: 'unexpected', calls: [] };
  }
}
