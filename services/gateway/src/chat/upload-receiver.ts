import { LIMITS } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import multer, { diskStorage, type Multer } from 'multer';
import { rm } from 'node:fs/promises';
import { type Share } from '../files/check/fair-queue';
import { Quarantine } from '../files/quarantine/quarantine';
import { type ReceivedFile } from '../files/uploaded-file';
import { BYTES_BEFORE_SLOT, UploadSlots } from '../files/uploads/upload-slots';
import { cleanFilename } from './chat-form';
import { toUploadError } from './upload-error';

/** The received form. Its fields are not validated yet, and its files are in the quarantine until `discard`. */
export interface ReceivedForm {
  fields: Record<string, unknown>;
  files: ReceivedFile[];
  discard(): Promise<void>;
}

/** Enough for all text fields: 8,000 characters of up to 4 bytes, 20 purchases, and the form's own syntax. */
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_BODY_BYTES = LIMITS.filesPerMessage * LIMITS.fileBytes + 4 * MAX_FIELD_BYTES;
/** A larger body contains files and needs an upload slot. */
const LARGE_BODY_BYTES = 2 * MAX_FIELD_BYTES;

/** Receives multipart forms. Files stream to the quarantine, so memory use does not depend on their size. */
@Injectable()
export class UploadReceiver {
  private readonly parse: ReturnType<Multer['array']>;

  constructor(
    quarantine: Quarantine,
    private readonly slots: UploadSlots,
  ) {
    this.parse = multer({
      storage: diskStorage({ destination: quarantine.folder }),
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: MAX_FIELD_BYTES,
        fields: 20,
        fieldNestingDepth: 0,
        files: LIMITS.filesPerMessage,
        fileSize: LIMITS.fileBytes,
        parts: 20 + LIMITS.filesPerMessage,
        headerPairs: 20,
      },
    }).array('files');
  }

  /** Throws BODY_MALFORMED, BODY_TOO_LARGE, FILE_TOO_LARGE, FILES_TOO_MANY, VALIDATION_FAILED or RPC_OVERLOADED. */
  async receive({ request, response }: { request: Request; response: Response }, share: Share): Promise<ReceivedForm> {
    if (!request.is('multipart/form-data')) throw new AppError('BODY_MALFORMED');
    const size = Number(request.headers['content-length'] ?? Infinity);
    if (size !== Infinity && size > MAX_BODY_BYTES) throw closeConnection(response, new AppError('BODY_TOO_LARGE'));
    const reading = this.read(request, response);
    if (size <= LARGE_BODY_BYTES) return reading;
    const slot = this.acquireSlot(request, share);
    try {
      const { discard, ...form } = await Promise.race([reading, slot.refused]);
      return { ...form, discard: () => discard().finally(slot.release) };
    } catch (error) {
      slot.release();
      // the whole body may have arrived nevertheless
      void reading.then(({ discard }) => discard()).catch(() => undefined);
      throw error instanceof AppError && error.code === 'RPC_OVERLOADED' ? closeConnection(response, error) : error;
    }
  }

  /** Acquires a slot as soon as enough of the body has arrived; `refused` rejects with RPC_OVERLOADED when none is free. */
  private acquireSlot(request: Request, share: Share): { refused: Promise<never>; release(): void } {
    let receivedBytes = 0;
    let release: (() => void) | null = null;
    const refused = new Promise<never>((_, reject) => {
      const count = (chunk: Buffer) => {
        receivedBytes += chunk.length;
        if (receivedBytes < BYTES_BEFORE_SLOT) return;
        request.off('data', count);
        release = this.slots.acquire(share);
        if (!release) reject(new AppError('RPC_OVERLOADED'));
      };
      request.on('data', count);
    });
    return { refused, release: () => release?.() };
  }

  private async read(request: Request, response: Response): Promise<ReceivedForm> {
    await new Promise<void>((resolve, reject) => {
      this.parse(request, response, (error: unknown) => (error ? reject(toUploadError(error)) : resolve()));
    });
    const files = (request.files as Express.Multer.File[]).map(({ path, originalname, size }): ReceivedFile => ({
      path,
      size,
      outputPath: `${path}.out`,
      filename: cleanFilename(originalname),
    }));
    return {
      fields: { ...(request.body as Record<string, unknown>) },
      files,
      discard: async () => {
        const paths = files.flatMap(({ path, outputPath }) => [path, outputPath]);
        await Promise.all(paths.map((path) => rm(path, { force: true })));
      },
    };
  }
}

/** The connection must close because the rest of the body is not read. */
function closeConnection(response: Response, error: AppError): AppError {
  response.setHeader('Connection', 'close');
  return error;
}
