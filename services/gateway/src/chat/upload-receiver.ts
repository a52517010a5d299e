import { LIMITS } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import multer, { diskStorage, type Multer } from 'multer';
import { rm } from 'node:fs/promises';
import { Quarantine } from '../files/quarantine/quarantine';
import { type ReceivedFile } from '../files/uploaded-file';
import { cleanFilename } from './clean-text';
import { toUploadError } from './upload-error';

/** The form as it arrived: the fields are not checked yet, the files lie in the quarantine until `discard`. */
export interface ReceivedForm {
  fields: Record<string, unknown>;
  files: ReceivedFile[];
  discard(): Promise<void>;
}

/** Bytes of all that is not a file: 8,000 characters of up to 4 bytes, 20 purchases, and the form's own words. */
const FIELD_BYTES = 64 * 1024;
const BODY_BYTES = LIMITS.filesPerMessage * LIMITS.fileBytes + 4 * FIELD_BYTES;
/** A body beyond this holds files. */
const LARGE_BYTES = 2 * FIELD_BYTES;
/** Bodies with files that are received and looked into at once: at most 50 MiB each of the quarantine. */
const LARGE_AT_ONCE = 20;

/** Receives multipart forms. Files stream to the quarantine: memory stays flat whatever is sent. */
@Injectable()
export class UploadReceiver {
  private readonly parse: ReturnType<Multer['array']>;
  private large = 0;

  constructor(quarantine: Quarantine) {
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
  async receive(request: Request, response: Response): Promise<ReceivedForm> {
    if (!request.is('multipart/form-data')) throw new AppError('BODY_MALFORMED');
    const size = Number(request.headers['content-length'] ?? Infinity);
    if (size !== Infinity && size > BODY_BYTES) throw hangUp(response, new AppError('BODY_TOO_LARGE'));
    if (size <= LARGE_BYTES) return this.read(request, response);
    if (this.large >= LARGE_AT_ONCE) throw hangUp(response, new AppError('RPC_OVERLOADED'));
    this.large += 1;
    const leave = () => void (this.large -= 1);
    try {
      const { discard, ...form } = await this.read(request, response);
      return { ...form, discard: () => discard().finally(leave) };
    } catch (error) {
      leave();
      throw error;
    }
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
