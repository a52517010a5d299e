import { logger } from '@afya/runtime';
import type { CallOutcome } from '@afya/service-contracts';
import { APIError } from 'openai';
import type OpenAI from 'openai';
import type { ModelGate } from './gate';
import { readError } from './outcomes';

const PROBE_MS = 3_000;
/** The log reports an unstable model once in this time. */
const QUIET_MS = 60_000;
/** Outcomes of a server that is unreachable or unusable; any other outcome means that it is up. */
const AWAY: ReadonlySet<CallOutcome> = new Set<CallOutcome>([
  ...(['server_error', 'timeout', 'connection', 'unauthorized', 'quota'] as const),
]);

/** Logs once when the model becomes unavailable, with the reason, and once when it is available again. */
export class Reachability {
  /** the state that was logged last */
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

  /** Checks once whether a server is up. Any answer except a refused key is enough, because not every server lists its models. */
  async probe(client: OpenAI): Promise<void> {
    try {
      await client.get('/models', { timeout: PROBE_MS });
    } catch (error) {
      const outcome = readError(error)?.kind ?? 'connection';
      if (!(error instanceof APIError) || error.status === undefined || outcome === 'unauthorized') this.saw(outcome);
    }
  }

  /** A gate that observes another gate. */
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
