import { logger } from '@afya/runtime';
import type { CallOutcome, ModelCall } from '@afya/service-contracts';
import { APIError } from 'openai';
import type OpenAI from 'openai';
import type { ModelGate } from './gate';
import { readError, UNUSABLE } from './outcomes';

const PROBE_MS = 3_000;

/** Tells the log once when the model goes away, with why, and once when it is back: not with every message. */
export class Reachability {
  private isAway = false;

  constructor(private readonly url: string) {}

  saw(outcome: CallOutcome): void {
    const away = outcome !== 'done' && !UNUSABLE.has(outcome);
    if (away === this.isAway) return;
    this.isAway = away;
    if (away)
      logger.warn({ url: this.url, outcome }, 'language model not available: the embedded engine answers until it is');
    else logger.info({ url: this.url }, 'language model available');
  }

  /** Looks once whether a server is there. Any answer but a refused key will do: not every server lists its models. */
  async probe(client: OpenAI): Promise<void> {
    try {
      await client.get('/models', { timeout: PROBE_MS });
    } catch (error) {
      const outcome = readError(error)?.kind ?? 'connection';
      if (!(error instanceof APIError) || error.status === undefined || outcome === 'unauthorized') this.saw(outcome);
    }
  }

  /** A gate that watches, before another. */
  watching(gate: ModelGate): ModelGate {
    return {
      enter: (signal) => gate.enter(signal),
      leave: async (call: ModelCall) => {
        this.saw(call.outcome);
        await gate.leave(call);
      },
    };
  }
}
