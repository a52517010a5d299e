import { logger } from '@afya/runtime';
import type { EngineReply, Turn } from '@afya/service-contracts';
import { ConsultationEngine, type OnProgress } from './consultation-engine';
import { NoReply } from './no-reply';
import { totalOf } from './openai/cost';
import { ModelGaveUp } from './openai/model-gave-up';

/** One engine, and another that stands in when it gives no reply. A patient who was charged is answered by one of the two. */
export class FailoverEngine extends ConsultationEngine {
  constructor(
    private readonly first: ConsultationEngine,
    private readonly standIn: ConsultationEngine,
  ) {
    super();
  }

  override async reply(turn: Turn, signal: AbortSignal, onProgress?: OnProgress): Promise<EngineReply> {
    const startedAt = performance.now();
    try {
      return await this.first.reply(turn, signal, onProgress);
    } catch (error) {
      // the lease is lost or the process ends: this worker is to give no reply at all
      if (signal.aborted) throw error;
      const { reason, calls } = this.why(error);
      const reply = await this.standIn.reply(turn, signal, onProgress).catch((cause: unknown) => {
        throw new NoReply(calls, cause);
      });
      const call = totalOf(calls, reply.call.model, performance.now() - startedAt);
      return { ...reply, call, calls: [...calls], failover: { reason } };
    }
  }

  private why(error: unknown): Pick<ModelGaveUp, 'reason' | 'calls'> {
    if (error instanceof ModelGaveUp) return error;
    logger.error({ err: error }, 'engine failed unexpectedly');
    return { reason: 'unexpected', calls: [] };
  }
}
