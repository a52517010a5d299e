import { safetyOf } from '@afya/clinical';
import type { EngineReply, ReplyInput } from '@afya/service-contracts';
import { ConsultationEngine, type OnProgress } from '../consultation-engine';
import { toClinicalTurn } from '../embedded/embedded.engine';
import { askModel } from './ask-model';
import { type Attachments, UNREAD_ATTACHMENTS } from './attachments';
import { createClient } from './client';
import { totalOf } from './cost';
import { type ModelGate, OPEN_GATE } from './gate';
import { loadPrompts } from './load-prompts';
import type { OpenAiEnv } from './openai.env';
import { toRequest } from './prompt';
import { ServerForms } from './server-forms';
import { modelFor } from './tier';
import { toReply } from './to-reply';

export interface OpenAiOptions {
  env: OpenAiEnv;
  /** ISO 3166-1 alpha-2, for the emergency numbers */
  country: string;
  /** milliseconds for one reply, all calls and pauses included */
  budgetMs: number;
  gate?: ModelGate;
  attachments?: Attachments;
}

/** A language model behind OpenAI's protocol. Throws ModelGaveUp when it gives no answer within the time limit. */
export class OpenAiEngine extends ConsultationEngine {
  private readonly client;
  private readonly forms: ServerForms;
  private readonly prompts = loadPrompts();

  constructor(private readonly options: OpenAiOptions) {
    super();
    this.client = createClient(options.env);
    this.forms = new ServerForms(options.env.OPENAI_BASE_URL);
  }

  override async reply(
    turn: ReplyInput,
    signal: AbortSignal,
    onProgress: OnProgress = () => undefined,
    startedAt = performance.now(),
  ): Promise<EngineReply> {
    const { env, country, budgetMs, gate = OPEN_GATE, attachments: reader = UNREAD_ATTACHMENTS } = this.options;
    const safety = safetyOf(toClinicalTurn(turn, country));
    if (turn.files.length > 0) onProgress('reading_files');
    const attachments = await reader.read(turn.files, signal, budgetMs / 2);
    const tier = modelFor(turn, safety.adviceLevel === 'emergency', env);
    const asking = { turn, model: tier.model, maxTokens: env.OPENAI_MAX_TOKENS };
    const { client, forms } = this;
    const { answer, calls } = await askModel(
      { client, forms, gate, env },
      {
        tier,
        attachments,
        signal,
        onProgress,
        request: (files, form, repair) => toRequest({ ...asking, form, attachments: files }, this.prompts, repair),
        // Reading the files is part of the reply's time.
        budgetMs: budgetMs - (performance.now() - startedAt),
      },
    );
    onProgress('checking');
    const call = totalOf(calls, tier.model, performance.now() - startedAt);
    return { ...toReply(turn, answer, safety), call, calls };
  }
}
