import { LIMITS } from '@afya/contracts';
import { inSpan, logger } from '@afya/runtime';
import type { ModelCall, ReplyInput } from '@afya/service-contracts';
import type { ObjectStore } from '@afya/storage';
import OpenAI, { toFile } from 'openai';
import { readStored, type TurnFile } from '../files/stored-file';
import { voiceCostKES } from './cost';
import type { ModelGate } from './gate';
import type { OpenAiEnv } from './openai.env';
import { readError } from './outcomes';

type VoiceEnv = Pick<OpenAiEnv, 'OPENAI_MODEL_VOICE' | 'OPENAI_PRICE_VOICE' | 'KES_PER_USD' | 'OPENAI_TIMEOUT_MS'>;

interface TranscriberOptions {
  client: OpenAI;
  gate: ModelGate;
  store: ObjectStore;
  env: VoiceEnv;
}

/** The words of a voice note, undefined when there are none, and the call that was made for them, if any. */
export interface Transcription {
  text?: string;
  call?: ModelCall;
}

type Called = Transcription & { call: ModelCall };

export interface TranscriptionOptions {
  language: ReplyInput['language'];
  signal: AbortSignal;
  /** milliseconds */
  withinMs: number;
}

/** Milliseconds below which no call is worth its cost. */
const SHORTEST_MS = 1_000;

/** Writes voice notes down with `/audio/transcriptions` of the model's server, under the same limits and budget as other calls. */
export class Transcriber {
  constructor(private readonly options: TranscriberOptions) {}

  /** Throws only the signal's reason: a note that cannot be written down has no text. */
  async transcribe(file: TurnFile, { language, signal, withinMs }: TranscriptionOptions): Promise<Transcription> {
    const { env, gate } = this.options;
    const timeoutMs = Math.min(env.OPENAI_TIMEOUT_MS, Math.floor(withinMs));
    if (env.OPENAI_MODEL_VOICE === 'off' || timeoutMs < SHORTEST_MS) return {};
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const bytes = await readStored(this.options.store, file, within);
      if (typeof bytes === 'string') return {};
      const entry = await gate.enter({ remainingMs: timeoutMs, signal: within });
      if (entry.denied) return {};
      const transcribed = await this.tracedCall({ file, bytes, language, signal: within }).catch(
        async (error: unknown) => {
          await entry.leave();
          throw error;
        },
      );
      await entry.leave(transcribed.call);
      return transcribed;
    } catch (error) {
      signal.throwIfAborted();
      if (!within.aborted) logger.warn({ err: error }, 'voice note not read');
      return {};
    }
  }

  private tracedCall(input: CallInput): Promise<Called> {
    const attributes = {
      'gen_ai.operation.name': 'transcription',
      'gen_ai.request.model': this.options.env.OPENAI_MODEL_VOICE,
    };
    return inSpan({ name: 'call model', kind: 'client', attributes }, async (span) => {
      const transcribed = await this.call(input);
      span.add({ 'afya.outcome': transcribed.call.outcome, 'afya.cost_kes': transcribed.call.costKES });
      return transcribed;
    });
  }

  /** Throws internal errors. */
  private async call({ file, bytes, language, signal }: CallInput): Promise<Called> {
    const { client, env } = this.options;
    const model = env.OPENAI_MODEL_VOICE;
    const startedAt = performance.now();
    // The patient's name of the file is not sent. Servers tell the container by the extension.
    const sound = await toFile(bytes, `voice-note.${EXTENSIONS[file.mime] ?? 'webm'}`, { type: file.mime });
    let outcome: ModelCall['outcome'] = 'done';
    let response: unknown;
    try {
      const request = { file: sound, model, language, response_format: 'json' } as const;
      response = await client.audio.transcriptions.create(request, { signal });
    } catch (error) {
      const read = readError(error);
      if (!read) throw error;
      outcome = read.kind;
    }
    const text = textOf(response);
    if (outcome === 'done' && text === undefined) outcome = 'wrong_schema';
    const { seconds, tokens } = outcome === 'done' ? usageOf(response, bytes.length) : NOTHING_USED;
    const call = {
      model,
      outcome,
      tokenCount: tokens,
      costKES: voiceCostKES(seconds, env.OPENAI_PRICE_VOICE, env.KES_PER_USD),
      responseTimeMs: Math.round(performance.now() - startedAt),
    };
    return { call, ...(text && { text }) };
  }
}

interface CallInput {
  file: TurnFile;
  bytes: Buffer;
  language: ReplyInput['language'];
  signal: AbortSignal;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'audio/webm': 'webm', 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' };
const NOTHING_USED = { seconds: 0, tokens: 0 };

/** The transcript, without control characters, as long as a typed message may be; empty when there were no words. */
function textOf(response: unknown): string | undefined {
  const { text } = (response ?? {}) as { text?: unknown };
  if (typeof text !== 'string') return undefined;
  const clean = text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
  return clean.slice(0, LIMITS.messageLength).trim();
}

/** Seconds that a server reports, or as many as our recorder needs for these bytes; and tokens, from servers that count them. */
function usageOf(response: unknown, bytes: number): { seconds: number; tokens: number } {
  const { usage, duration } = response as { usage?: { seconds?: unknown; total_tokens?: unknown }; duration?: unknown };
  const reported = [usage?.seconds, duration].map(Number).find((seconds) => seconds > 0 && seconds < Infinity);
  const tokens = Number(usage?.total_tokens ?? 0);
  return {
    seconds: reported ?? (bytes * 8) / LIMITS.voiceNote.bitsPerSecond,
    tokens: Number.isSafeInteger(tokens) && tokens > 0 ? tokens : 0,
  };
}
