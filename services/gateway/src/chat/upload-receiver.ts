import { LIMITS } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import multer, { diskStorage, type Multer } from 'multer';
import { rm } from 'node:fs/promises';
import { type Share } from '../files/check/fair-queue';
import { Quarantine } from '../files/quarantine/quarantine';
import { type ReceivedFile } from '../files/uploaded-file';
import { cleanFilename } from './clean-text';
import { toUploadError } from './upload-error';
import { UploadPlaces } from './upload-places';

/** The form as it arrived: the fields are not checked yet, the files lie in the quarantine until `discard`. */
export interface ReceivedForm {
  fields: Record<string, unknown>;
  files: ReceivedFile[];
  discard(): Promise<void>;
}

/** Bytes of all that is not a file: 8,000 characters of up to 4 bytes, 20 purchases, and the form's own words. */
const FIELD_BYTES = 64 * 1024;
const BODY_BYTES = LIMITS.filesPerMessage * LIMITS.fileBytes + 4 * FIELD_BYTES;
/** A body beyond this holds files; it needs a place once so much of it has arrived, so that announcing one holds nothing. */
const LARGE_BYTES = 2 * FIELD_BYTES;
const ARRIVED_BYTES = 64 * 1024;

/** Receives multipart forms. Files stream to the quarantine: memory stays flat whatever is sent. */
@Injectable()
export class UploadReceiver {
  private readonly parse: ReturnType<Multer['array']>;

  constructor(
    quarantine: Quarantine,
    private readonly places: UploadPlaces,
  ) {
    this.parse = multer({
      storage: diskStorage({ destination: quarantine.folder }),
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES,
        fields: 20,
        fieldNestingDepth: 0,
        files: LIMITS.filesPerMessage,
        fileSize: LIMITS.fileBytes,
        parts: 20 + LIMITS.filesPerMessage,
        headerPairs: 20,
      },
    }).array('files');
  }

  /** Refused with BODY_MALFORMED, BODY_TOO_LARGE, FILE_TOO_LARGE, FILES_TOO_MANY, VALIDATION_FAILED or RPC_OVERLOADED. */
  async receive({ request, response }: { request: Request; response: Response }, share: Share): Promise<ReceivedForm> {
    if (!request.is('multipart/form-data')) throw new AppError('BODY_MALFORMED');
    const size = Number(request.headers['content-length'] ?? Infinity);
    if (size !== Infinity && size > BODY_BYTES) throw hangUp(response, new AppError('BODY_TOO_LARGE'));
    const reading = this.read(request, response);
    if (size <= LARGE_BYTES) return reading;
    const place = this.takePlace(request, share);
    try {
      const { discard, ...form } = await Promise.race([reading, place.refused]);
      return { ...form, discard: () => discard().finally(place.release) };
    } catch (error) {
      place.release();
      // the whole body may have arrived all the same
      void reading.then(({ discard }) => discard()).catch(() => undefined);
      throw error instanceof AppError && error.code === 'RPC_OVERLOADED' ? hangUp(response, error) : error;
    }
  }

  /** Takes a place as soon as enough of the body has arrived; `refused` rejects with RPC_OVERLOADED when there is none. */
  private takePlace(request: Request, share: Share): { refused: Promise<never>; release(): void } {
    let arrived = 0;
    let release: (() => void) | null = null;
    const refused = new Promise<never>((_, reject) => {
      const count = (chunk: Buffer) => {
        arrived += chunk.length;
        if (arrived < ARRIVED_BYTES) return;
        request.off('data', count);
        release = this.places.take(share);
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
      ...{ path, size, drawnPath: `${path}.drawn`, filename: cleanFilename(originalname) },
    }));
    return {
      fields: { ...(request.body as Record<string, unknown>) },
      files,
      discard: async () => {
        await Promise.all(
          files.flatMap(({ path, drawnPath }) => [path, drawnPath].map((left) => rm(left, { force: true }))),
        );
      },
    };
  }
}

/** The rest of a body that will not be read is not waited for. */
function hangUp(response: Response, error: AppError): AppError {
  response.setHeader('Connection', 'close');
  return error;
}
