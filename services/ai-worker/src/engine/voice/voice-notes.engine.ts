import type { Bilingual } from '@afya/contracts';
import { callsOf, type EngineReply, type ModelCall, type ReplyInput, type Transcript } from '@afya/service-contracts';
import { ConsultationEngine, type OnProgress } from '../consultation-engine';
import type { TurnFile } from '../files/stored-file';
import { NoReply } from '../no-reply';
import { totalOf } from '../openai/cost';
import type { Transcription, TranscriptionOptions, Transcriber } from '../openai/transcriber';

const NOT_HEARD: Bilingual = {
  en: 'I could not understand your voice note. Please speak close to the phone, in a quiet place, and send it again. Or type your message.',
  sw: 'Sikuweza kuelewa ujumbe wako wa sauti. Tafadhali ongea karibu na simu, mahali penye utulivu, kisha uutume tena. Au andika ujumbe wako.',
};
/** The share of a reply's time limit that all voice notes of a turn may take. */
const MOST_OF_REPLY = 0.4;

interface Words {
  transcripts: Transcript[];
  unheard: string[];
  calls: ModelCall[];
}

/**
 * Turns the voice notes of a turn into messages before the other engines see it, so that red flags, the model and the embedded engine
 * read them like typed ones. Each is one call to a model, even when the reply fails afterwards.
 */
export class VoiceNotesEngine extends ConsultationEngine {
  constructor(
    private readonly inner: ConsultationEngine,
    private readonly transcriber: Pick<Transcriber, 'transcribe'>,
    /** milliseconds for one reply */
    private readonly budgetMs: number,
  ) {
    super();
  }

  override async reply(turn: ReplyInput, signal: AbortSignal, onProgress?: OnProgress): Promise<EngineReply> {
    const notes = turn.files.filter(({ type }) => type === 'audio');
    if (notes.length === 0) return this.inner.reply(turn, signal, onProgress);
    const startedAt = performance.now();
    onProgress?.('reading_files');
    const words = await this.listen(notes, {
      language: turn.language,
      signal,
      withinMs: this.budgetMs * MOST_OF_REPLY,
    });
    const transcribed = withWords(turn, words.transcripts);
    const reply =
      transcribed.messages.length === 0 && transcribed.files.length === 0
        ? unheardReply(turn)
        : await this.inner.reply(transcribed, signal, onProgress, startedAt).catch((error: unknown) => {
            // The lease is lost or the process stops: nothing is counted.
            if (signal.aborted) throw error;
            const failed = error instanceof NoReply ? error.calls : [];
            throw new NoReply([...words.calls, ...failed], error);
          });
    const calls = [...words.calls, ...callsOf(reply)];
    return {
      ...reply,
      call: totalOf(calls, reply.call.model, performance.now() - startedAt),
      calls,
      ...(words.transcripts.length > 0 && { transcripts: words.transcripts }),
      ...(words.unheard.length > 0 && { unheardNotes: words.unheard }),
    };
  }

  private async listen(notes: readonly TurnFile[], { withinMs, ...listening }: TranscriptionOptions): Promise<Words> {
    const words: Words = { transcripts: [], unheard: [], calls: [] };
    const endsAt = performance.now() + withinMs;
    for (const note of notes) {
      const { messageId, filename } = note;
      const remainingMs = endsAt - performance.now();
      const { text, call }: Transcription = await this.transcriber.transcribe(note, {
        ...listening,
        withinMs: remainingMs,
      });
      if (call) words.calls.push(call);
      if (text) words.transcripts.push({ messageId, filename, text });
      else words.unheard.push(messageId);
    }
    return words;
  }
}

/** The turn as if the words had been typed after the text. */
function withWords(turn: ReplyInput, transcripts: readonly Transcript[]): ReplyInput {
  const spoken = transcripts.map(({ messageId, text }) => ({ id: messageId, text, isUser: true }));
  return {
    ...turn,
    messages: [...turn.messages, ...spoken],
    files: turn.files.filter(({ type }) => type !== 'audio'),
  };
}

/** Nothing was said that could be answered: the consultation stays where it is. */
const unheardReply = ({ stage, memory }: ReplyInput): EngineReply => ({
  content: NOT_HEARD,
  stage,
  collectedInfo: {},
  confidence: null,
  redFlags: [],
  adviceLevel: null,
  memory,
  call: { model: 'none', tokenCount: 0, costKES: 0, responseTimeMs: 0 },
  calls: [],
});
