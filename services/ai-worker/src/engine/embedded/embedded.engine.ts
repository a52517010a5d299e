import { type ClinicalTurn, replyTo } from '@afya/clinical';
import type { EngineReply, ReplyInput, ReplyInputMessage } from '@afya/service-contracts';
import { ConsultationEngine } from '../consultation-engine';
import { MODEL_QUESTION } from '../openai/choices';

/** The embedded engine cannot read answers to a question that a model asked. */
const toClinical = ({ text, isUser, question }: ReplyInputMessage) => ({
  text,
  isUser,
  question: question === MODEL_QUESTION ? undefined : question,
});

/** The part of a turn that the clinical engine may use: the consultation, no ids and no file locations. */
export function toClinicalTurn(turn: ReplyInput, country: string): ClinicalTurn {
  const { stage, language, collectedInfo, memory } = turn;
  return {
    stage,
    language,
    country,
    collectedInfo,
    memory,
    messages: turn.messages.map(toClinical),
    recent: turn.recent.map(toClinical),
    files: turn.files.map(({ type, filename }) => ({ type, filename })),
  };
}

/** The built-in engine: no key, no network, no cost, milliseconds. */
export class EmbeddedEngine extends ConsultationEngine {
  /** `country`: ISO 3166-1 alpha-2, for the emergency numbers */
  constructor(private readonly country: string) {
    super();
  }

  override async reply(turn: ReplyInput): Promise<EngineReply> {
    const startedAt = performance.now();
    const reply = replyTo(toClinicalTurn(turn, this.country));
    const responseTimeMs = Math.round(performance.now() - startedAt);
    return { ...reply, call: { model: 'embedded', tokenCount: 0, costKES: 0, responseTimeMs } };
  }
}
