import { logger } from '@afya/runtime';
import type { ReplyInput } from '@afya/service-contracts';
import { type ObjectStore } from '@afya/storage';
import pLimit from 'p-limit';
import { orAborted } from '../files/or-aborted';
import { readPdf } from '../files/read-pdf';
import { readStored, type TurnFile } from '../files/stored-file';
import type { PapersEnv } from './papers.env';
import { OCR_LIMITS, readPicture } from './read-picture';

/** The part of a reply's time limit that reading may take, over all files of a turn. */
const MOST_OF_REPLY = 0.75;
/** Pages of a scanned PDF; each takes as long as a photo. */
const MOST_SCANS = 2;
const MOST_CHARACTERS = 20_000;

/**
 * The text of a turn's files, by position; undefined where none could be read. Each file is read in a confined process with limits,
 * so that no file can end the worker or hold up the reply. Nothing is stored: a reply that fails reads its files again.
 */
export class PaperTexts {
  private readonly inTurn;

  constructor(
    private readonly store: ObjectStore,
    private readonly env: PapersEnv & { ENGINE_TIMEOUT_MS: number },
  ) {
    this.inTurn = pLimit(env.OCR_AT_ONCE);
  }

  /** Throws only the signal's reason. */
  async read(files: ReplyInput['files'], signal: AbortSignal): Promise<(string | undefined)[]> {
    const within = AbortSignal.any([
      signal,
      AbortSignal.timeout(Math.floor(this.env.ENGINE_TIMEOUT_MS * MOST_OF_REPLY)),
    ]);
    return Promise.all(files.map((file) => this.readOne(file, signal, within)));
  }

  private async readOne(file: TurnFile, signal: AbortSignal, within: AbortSignal): Promise<string | undefined> {
    const startedAt = performance.now();
    try {
      const text = await orAborted(
        this.inTurn(() => this.textOf(file, within)),
        within,
      );
      const ms = Math.round(performance.now() - startedAt);
      // Sizes and times show whether the limits are appropriate.
      logger.debug({ kind: file.type, size: file.size, ms, characters: text?.length }, 'file read');
      return text?.slice(0, MOST_CHARACTERS);
    } catch (error) {
      signal.throwIfAborted();
      if (!within.aborted) logger.warn({ err: error }, 'file not read');
      return undefined;
    }
  }

  private async textOf(file: TurnFile, signal: AbortSignal): Promise<string | undefined> {
    signal.throwIfAborted();
    if (file.type === 'image' && this.env.OCR === 'off') return undefined;
    const bytes = await readStored(this.store, file, signal);
    if (typeof bytes === 'string') return undefined;
    return file.type === 'image' ? this.pictureText(bytes, signal) : this.pdfText(bytes, signal);
  }

  /** The text of all pages, and that of the first pages that are pictures. */
  private async pdfText(bytes: Buffer, signal: AbortSignal): Promise<string | undefined> {
    const read = await readPdf(bytes, signal);
    if (typeof read === 'string') return undefined;
    const scans = read.pages.filter(({ image }) => image).slice(0, this.env.OCR === 'off' ? 0 : MOST_SCANS);
    const texts = read.pages.map(({ text }) => text);
    for (const { image } of scans) texts.push((await this.pictureText(Buffer.from(image!, 'base64'), signal)) ?? '');
    return texts.join('\n');
  }

  private async pictureText(bytes: Buffer, signal: AbortSignal): Promise<string | undefined> {
    const limits = { ...OCR_LIMITS, timeoutMs: this.env.OCR_TIMEOUT_MS };
    return (await readPicture(bytes, signal, limits)) ?? undefined;
  }
}
