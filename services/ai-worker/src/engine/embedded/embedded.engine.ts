import { type ClinicalTurn, replyTo } from '@afya/clinical';
import type { EngineReply, ReplyInput, ReplyInputMessage } from '@afya/service-contracts';
import { ConsultationEngine, type OnProgress } from '../consultation-engine';
import { MODEL_QUESTION } from '../openai/choices';
import type { PaperTexts } from '../papers/paper-texts';

/** The embedded engine cannot read answers to a question that a model asked. */
const toClinical = ({ text, isUser, question }: ReplyInputMessage) => ({
  text,
  isUser,
  question: question === MODEL_QUESTION ? undefined : question,
});

const ISO_DATE_LENGTH = 10;

/**
 * The part of a turn that the clinical engine may use: the consultation, no ids and no file locations. `texts`: those of the files, by
 * position.
 */
export function toClinicalTurn(
  turn: ReplyInput,
  country: string,
  texts: readonly (string | undefined)[] = [],
): ClinicalTurn {
  const { stage, language, collectedInfo, memory } = turn;
  return {
    stage,
    language,
    country,
    today: new Date().toISOString().slice(0, ISO_DATE_LENGTH),
    collectedInfo,
    memory,
    messages: turn.messages.map(toClinical),
    recent: turn.recent.map(toClinical),
    files: turn.files.map(({ type, filename }, index) => {
      const text = texts[index];
      return { type, filename, ...(text !== undefined && { text }) };
    }),
  };
}

/** The built-in engine: no key, no network, no cost, milliseconds; seconds with files to read. */
export class EmbeddedEngine extends ConsultationEngine {
  /** `country`: ISO 3166-1 alpha-2, for the emergency numbers. Without `papers` no file is read. */
  constructor(
    private readonly country: string,
    private readonly papers?: Pick<PaperTexts, 'read'>,
  ) {
    super();
  }

  override async reply(turn: ReplyInput, signal: AbortSignal, onProgress?: OnProgress): Promise<EngineReply> {
    const startedAt = performance.now();
    if (turn.files.length > 0) onProgress?.('reading_files');
    const texts = await this.papers?.read(turn.files, signal);
    const { unreadFiles = [], ...reply } = replyTo(toClinicalTurn(turn, this.country, texts));
    const unread = unreadFiles.flatMap((index) => turn.files[index]?.messageId ?? []);
    const responseTimeMs = Math.round(performance.now() - startedAt);
    return {
      ...reply,
      ...(unread.length > 0 && { unreadFiles: unread }),
      call: { model: 'embedded', tokenCount: 0, costKES: 0, responseTimeMs },
    };
  }
}
