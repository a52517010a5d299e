import { createObjectStore } from '@afya/storage';
import type { WorkerEnv } from './worker.env';
import type { ConsultationEngine } from './engine/consultation-engine';
import { EmbeddedEngine } from './engine/embedded/embedded.engine';
import { FailoverEngine } from './engine/failover.engine';
import { shortestSilenceMs } from './engine/openai/call-times';
import { createClient } from './engine/openai/client';
import { FileAttachments } from './engine/openai/files/file-attachments';
import { openGate } from './engine/openai/gate/open-gate';
import { Transcriber } from './engine/openai/transcriber';
import { VoiceNotesEngine } from './engine/voice/voice-notes.engine';
import { OpenAiEngine } from './engine/openai/openai.engine';
import { PaperTexts } from './engine/papers/paper-texts';
import { Reachability } from './engine/openai/reachability';

/** Reserved for the failover engine from the time of a message. */
const STAND_IN_MS = 2_000;

export interface OpenedEngine {
  engine: ConsultationEngine;
  /** after the last reply */
  close(): Promise<void>;
}

/** Creates the configured engine. With ENGINE=openai it logs once when the model cannot be reached, and starts nevertheless. */
export async function createEngine(env: WorkerEnv): Promise<OpenedEngine> {
  const store = createObjectStore(env);
  if (env.ENGINE === 'embedded') {
    const engine = new EmbeddedEngine(env.COUNTRY, new PaperTexts(store, env));
    return { engine, close: async () => undefined };
  }
  // With a model there is no time left to read papers.
  const embedded = new EmbeddedEngine(env.COUNTRY);
  const reachability = new Reachability(env.OPENAI_BASE_URL ?? 'api.openai.com');
  void reachability.probe(createClient(env));
  const budgetMs = Math.max(env.ENGINE_TIMEOUT_MS - STAND_IN_MS, env.ENGINE_TIMEOUT_MS / 2);
  const gate = await openGate(env.QUEUE_REDIS_URL, {
    callMs: Math.min(env.OPENAI_TIMEOUT_MS, budgetMs),
    silentMs: Math.min(shortestSilenceMs(env), budgetMs),
    breakerMs: env.OPENAI_BREAKER_MS,
    requestsPerMinute: env.OPENAI_REQUESTS_PER_MINUTE,
    dailyBudgetKES: env.OPENAI_DAILY_BUDGET_KES,
  });
  const watched = reachability.watching(gate);
  const model = new OpenAiEngine({
    env,
    country: env.COUNTRY,
    budgetMs,
    gate: watched,
    attachments: new FileAttachments(store),
  });
  const transcriber = new Transcriber({ client: createClient(env), gate: watched, store, env });
  const engine = new VoiceNotesEngine(new FailoverEngine(model, embedded), transcriber, budgetMs);
  return { engine, close: () => gate.close() };
}
