import { safetyOf } from '@afya/clinical';
import type { EngineReply, Turn } from '@afya/service-contracts';
import { ConsultationEngine } from '../consultation-engine';
import { toClinicalTurn } from '../embedded/clinical-turn';
import { askModel } from './ask-model';
import { type Attachments, UNREAD_ATTACHMENTS } from './attachments';
import { createClient } from './client';
import { totalOf } from './cost';
import { type ModelGate, OPEN_GATE } from './gate';
import { loadPrompts } from './load-prompts';
import type { OpenAiEnv } from './openai.env';
import { toRequest } from './prompt';
import { modelFor } from './tier';
import { toReply } from './to-reply';

export interface OpenAiOptions {
  env: OpenAiEnv;
  /** ISO 3166-1 alpha-2, for the emergency numbers */
  country: string;
  /** milliseconds for one reply, all calls and waits together */
  budgetMs: number;
  gate?: ModelGate;
  attachments?: Attachments;
}

/** A language model behind OpenAI's protocol. Throws ModelGaveUp when it gives no answer within the budget. */
export class OpenAiEngine extends ConsultationEngine {
  private readonly client;
  private readonly prompts = loadPrompts();

  constructor(private readonly options: OpenAiOptions) {
    super();
    this.client = createClient(options.env);
  }

  override async reply(turn: Turn, signal: AbortSignal): Promise<EngineReply> {
    const startedAt = performance.now();
    const { env, country, budgetMs, gate = OPEN_GATE, attachments: reader = UNREAD_ATTACHMENTS } = this.options;
    const safety = safetyOf(toClinicalTurn(turn, country));
    const attachments = await reader.read(turn.files, signal, budgetMs / 2);
    const tier = modelFor(turn, env);
    // reading the files is a part of the reply's time
    const left = budgetMs - (performance.now() - startedAt);
    const asking = { turn, model: tier.model, maxTokens: env.OPENAI_MAX_TOKENS, attachments };
    const { answer, calls } = await askModel(
      { client: this.client, gate, env },
      { tier, request: (repair) => toRequest(asking, this.prompts, repair), budgetMs: left, signal },
    );
    const call = totalOf(calls, tier.model, performance.now() - startedAt);
    return { ...toReply(turn, answer, safety), call, calls };
  }
}
