import { createObjectStore } from '@afya/storage';
import type { WorkerEnv } from '../worker.env';
import type { ConsultationEngine } from './consultation-engine';
import { EmbeddedEngine } from './embedded/embedded.engine';
import { FailoverEngine } from './failover.engine';
import { createClient } from './openai/client';
import { FileAttachments } from './openai/files/file-attachments';
import { OPEN_GATE } from './openai/gate';
import { OpenAiEngine } from './openai/openai.engine';
import { Reachability } from './openai/reachability';

/** Kept back of a message's time for the engine that stands in. */
const STAND_IN_MS = 2_000;

/** The engine of the environment. With ENGINE=openai it says once where the model cannot be reached, and starts all the same. */
export function createEngine(env: WorkerEnv): ConsultationEngine {
  const embedded = new EmbeddedEngine(env.COUNTRY);
  if (env.ENGINE === 'embedded') return embedded;
  const reachability = new Reachability(env.OPENAI_BASE_URL ?? 'api.openai.com');
  void reachability.probe(createClient(env));
  const model = new OpenAiEngine({
    env,
    country: env.COUNTRY,
    budgetMs: Math.max(env.ENGINE_TIMEOUT_MS - STAND_IN_MS, env.ENGINE_TIMEOUT_MS / 2),
    gate: reachability.watching(OPEN_GATE),
    attachments: new FileAttachments(createObjectStore(env)),
  });
  return new FailoverEngine(model, embedded);
}
