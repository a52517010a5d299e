import { logger } from '@afya/runtime';
import type { CallOutcome } from '@afya/service-contracts';
import { APIError } from 'openai';
import type OpenAI from 'openai';
import type { ModelGate } from './gate';
import { readError } from './outcomes';

const PROBE_MS = 3_000;
/** A model that comes and goes is told of once in so long. */
const QUIET_MS = 60_000;
/** Nothing answers that could be of use to anybody; anything else is a server that is there. */
const AWAY: ReadonlySet<CallOutcome> = new Set<CallOutcome>([
  ...(['server_error', 'timeout', 'connection', 'unauthorized', 'quota'] as const),
]);

/** Tells the log once when the model goes away, with why, and once when it is back: not with every message. */
export class Reachability {
  /** what the log was last told */
  private isAway = false;
  private toldAt = -Infinity;

  constructor(private readonly url: string) {}

  saw(outcome: CallOutcome): void {
    const isAway = AWAY.has(outcome);
    const now = performance.now();
    if (isAway === this.isAway || (isAway && now - this.toldAt < QUIET_MS)) return;
    this.isAway = isAway;
    if (!isAway) return logger.info({ url: this.url }, 'language model available');
    this.toldAt = now;
    logger.warn({ url: this.url, outcome }, 'language model not available: the embedded engine answers until it is');
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
      enter: async (asking) => {
        const entry = await gate.enter(asking);
        if (entry.denied) return entry;
        return {
          leave: async (call) => {
            if (call) this.saw(call.outcome);
            await entry.leave(call);
          },
        };
      },
    };
  }
}
