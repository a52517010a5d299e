import { logger } from '@afya/runtime';
import type { ReplyInput } from '@afya/service-contracts';
import { type ObjectStore } from '@afya/storage';
import type { ChatCompletionContentPart } from 'openai/resources/chat/completions';
import pLimit from 'p-limit';
import { orAborted } from '../../files/or-aborted';
import { readPdf } from '../../files/read-pdf';
import { readStored, type TurnFile } from '../../files/stored-file';
import type { Attachments } from '../attachments';
import { cleanImage } from './clean-image';
import { AFTER, BEFORE, documentText, type FileFault, pageTitle, pictureTitle, unread } from './file-words';

type Part = ChatCompletionContentPart;

/** Limits for the files of one turn together. Image bytes are counted as stored; in a request they take a third more. */
export const FILE_LIMITS = { timeoutMs: 25_000, files: 10, pictureBytes: 20 * 1024 * 1024 };
/** PDFs read at the same time by one worker: each may take a gigabyte. */
const AT_ONCE = 2;

const text = (words: string): Part => ({ type: 'text', text: words });
const picture = (mime: string, base64: string): Part => ({
  type: 'image_url',
  image_url: { url: `data:${mime};base64,${base64}` },
});

/** Why a file cannot be shown; only used inside this file. */
class Unreadable extends Error {
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

/** Images as images, PDFs as text or as images of their pages. A line names unreadable files; no file makes the reply fail. */
export class FileAttachments implements Attachments {
  private readonly inTurn = pLimit(AT_ONCE);

  constructor(
    private readonly store: ObjectStore,
    private readonly limits = FILE_LIMITS,
  ) {}

  async read(files: ReplyInput['files'], signal: AbortSignal, withinMs: number): Promise<Part[]> {
    if (files.length === 0) return [];
    const within = AbortSignal.any([
      signal,
      AbortSignal.timeout(Math.min(this.limits.timeoutMs, Math.floor(withinMs))),
    ]);
    const left = { bytes: this.limits.pictureBytes };
    const parts = [text(BEFORE)];
    for (const [index, file] of files.entries()) {
      const number = index + 1;
      try {
        if (number > this.limits.files) throw new Unreadable('too_many');
        // Its words are among the messages, if there are any.
        if (file.type === 'audio') throw new Unreadable('empty');
        const read = file.type === 'pdf' ? this.pdf(number, file, within) : this.image(number, file, within);
        parts.push(...spend(await read, left));
      } catch (error) {
        signal.throwIfAborted();
        parts.push(text(unread(number, file.type, faultOf(error, within))));
      }
    }
    return [...parts, text(AFTER)];
  }

  private async image(number: number, file: TurnFile, signal: AbortSignal): Promise<Part[]> {
    const image = await cleanImage(await this.bytesOf(file, signal));
    if (!image) throw new Unreadable('broken');
    return [text(pictureTitle(number)), picture(image.mime, image.bytes.toString('base64'))];
  }

  private async pdf(number: number, file: TurnFile, signal: AbortSignal): Promise<Part[]> {
    const bytes = await this.bytesOf(file, signal);
    const read = await orAborted(
      this.inTurn(() => readPdf(bytes, signal)),
      signal,
    );
    if (typeof read === 'string') throw new Unreadable(read);
    const pictures = read.pages.flatMap(({ page, image }) =>
      image ? [text(pageTitle(number, page)), picture('image/jpeg', image)] : [],
    );
    return [text(documentText(number, read)), ...pictures];
  }

  private async bytesOf(file: TurnFile, signal: AbortSignal): Promise<Buffer> {
    const bytes = await readStored(this.store, file, signal);
    if (typeof bytes === 'string') throw new Unreadable(bytes);
    return bytes;
  }
}

/** The parts of a file, if its images still fit into the request. */
function spend(parts: Part[], left: { bytes: number }): Part[] {
  const size = parts.reduce((sum, part) => sum + (part.type === 'image_url' ? part.image_url.url.length * 0.75 : 0), 0);
  if (size > left.bytes) throw new Unreadable('too_large');
  left.bytes -= size;
  return parts;
}

function faultOf(error: unknown, within: AbortSignal): FileFault {
  if (error instanceof Unreadable) return error.fault;
  if (within.aborted) return 'too_much';
  logger.warn({ err: error }, 'file not read');
  return 'gone';
}
