import { envVariables, isPublic, loadEnv } from '@afya/runtime';
import { objectStoreVariables } from '@afya/storage';
import * as z from 'zod';
import { gateVariables } from './engine/openai/gate/gate.env';
import { openAiVariables } from './engine/openai/openai.env';
import { paperVariables } from './engine/papers/papers.env';

const schema = z
  .object({
    BUS_REDIS_URL: envVariables.redisUrl,
    QUEUE_REDIS_URL: envVariables.redisUrl,
    RPC_KEY: envVariables.text,
    RPC_PUBLIC_KEYS: envVariables.text,
    /** sessions answered at the same time by this process */
    WORKER_CONCURRENCY: envVariables.count(8),
    PUBLIC_URL: envVariables.publicUrl,
    ENGINE: z.enum(['embedded', 'openai'], 'must be embedded or openai').default('embedded'),
    /** the time limit of one reply; the lease on its session is renewed meanwhile */
    ENGINE_TIMEOUT_MS: z.coerce.number().int().min(1).optional(),
    /** ISO 3166-1 alpha-2: the country of the emergency numbers in replies */
    COUNTRY: z.enum(['KE', 'TZ', 'UG']).default('KE'),
    ...openAiVariables,
    ...gateVariables,
    ...paperVariables,
    /** the patients' files, which the embedded engine and a language model read */
    ...objectStoreVariables,
  })
  .refine(({ ENGINE, OPENAI_API_KEY, OPENAI_BASE_URL }) => ENGINE !== 'openai' || OPENAI_API_KEY || OPENAI_BASE_URL, {
    path: ['OPENAI_API_KEY'],
    message: 'is missing',
  })
  .refine((env) => !isPublic(env) || env.ENGINE !== 'openai' || env.OPENAI_DAILY_BUDGET_KES !== undefined, {
    path: ['OPENAI_DAILY_BUDGET_KES'],
    message: 'must be set with an https PUBLIC_URL and ENGINE=openai: KES a day that the model may cost',
  });
export type WorkerEnv = z.infer<typeof schema> & { ENGINE_TIMEOUT_MS: number };

/** A model may hang for one whole call and be called again. */
const TIMEOUT_MS: Record<WorkerEnv['ENGINE'], number> = { embedded: 45_000, openai: 95_000 };

/** Injection token of the worker's environment. */
export const WORKER_ENV = Symbol('WorkerEnv');

/** `source`: default the process environment */
export function loadWorkerEnv(source?: NodeJS.ProcessEnv): WorkerEnv {
  const env = loadEnv(schema, source);
  return { ...env, ENGINE_TIMEOUT_MS: env.ENGINE_TIMEOUT_MS ?? TIMEOUT_MS[env.ENGINE] };
}
