import { LIMITS, type NamedUpload } from '@afya/contracts';
import { AppError, logger } from '@afya/runtime';
import { type OriginalFile } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Share } from '../files/check/fair-queue';
import { type ReceivedFile } from '../files/uploaded-file';
import { type UploadRecord } from '../files/uploads/upload-records';
import { UploadSlots } from '../files/uploads/upload-slots';
import { Uploads } from '../files/uploads/uploads';
import { cleanFilename } from './chat-form';

interface OpenedUpload {
  record: UploadRecord;
  position: number;
  original: OriginalFile;
  /** null: an earlier message with this upload was accepted, so only its hash is stored */
  file: ReceivedFile | null;
}

/** Prepares uploads that a message names: as files in the quarantine, like those of the form. */
@Injectable()
export class NamedUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly slots: UploadSlots,
  ) {}

  /** Throws FILES_TOO_MANY, UPLOAD_NOT_FOUND, UPLOAD_OFFSET_WRONG, RPC_OVERLOADED without a free slot, or STORAGE_UNAVAILABLE. */
  async open(named: NamedUpload[], inForm: ReceivedFile[], share: Share): Promise<MessageFiles> {
    if (named.length + inForm.length > LIMITS.filesPerMessage) throw new AppError('FILES_TOO_MANY');
    const files = new MessageFiles(this.uploads, inForm, await hashFiles(inForm));
    if (named.length === 0) return files;
    const release = this.slots.acquire(share);
    if (!release) throw new AppError('RPC_OVERLOADED');
    files.onDispose(release);
    try {
      for (const upload of named.toSorted((a, b) => a.position - b.position))
        files.add(await this.openOne(upload, share.owner));
      return files;
    } catch (error) {
      await files[Symbol.asyncDispose]();
      throw error;
    }
  }

  private async openOne({ id, filename: name, position }: NamedUpload, owner: string): Promise<OpenedUpload> {
    const record = await this.uploads.find(id, owner);
    const filename = cleanFilename(name);
    if (record.sha256 !== null) return { record, position, original: { filename, sha256: record.sha256 }, file: null };
    if (record.offset < record.length) throw new AppError('UPLOAD_OFFSET_WRONG');
    const path = await this.uploads.assemble(record);
    const file = { path, outputPath: `${path}.out`, filename, size: record.length };
    const [original] = await hashFiles([file]);
    return { record, position, original: original!, file };
  }
}

/** The files of a message in their order, those of the form and the uploads. Those of uploads are removed when it is disposed of. */
export class MessageFiles implements AsyncDisposable {
  private readonly opened: OpenedUpload[] = [];
  private readonly cleanUp: (() => unknown)[] = [];

  constructor(
    private readonly uploads: Uploads,
    private readonly inForm: ReceivedFile[],
    private readonly hashes: OriginalFile[],
  ) {}

  /** Uploads must be added in the order of their positions. */
  add(upload: OpenedUpload): void {
    this.opened.push(upload);
  }

  onDispose(work: () => unknown): void {
    this.cleanUp.push(work);
  }

  get count(): number {
    return this.inForm.length + this.opened.length;
  }

  /** Names and hashes, to compare a retry with the first request. */
  originals(): OriginalFile[] {
    const all = [...this.hashes];
    for (const { position, original } of this.opened) all.splice(position, 0, original);
    return all;
  }

  /** Throws UPLOAD_NOT_FOUND when the bytes of an upload are gone because another message had it. */
  files(): ReceivedFile[] {
    const all = [...this.inForm];
    for (const { position, file } of this.opened) {
      if (!file) throw new AppError('UPLOAD_NOT_FOUND');
      all.splice(position, 0, file);
    }
    return all;
  }

  /** The message is accepted, so the uploads are not needed any more. A failure is only logged, because they expire. */
  async use(): Promise<void> {
    for (const { record, original } of this.opened)
      await this.uploads
        .use(record, original.sha256)
        .catch((error) => logger.warn({ err: error }, 'used upload not removed'));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const paths = this.opened.flatMap(({ file }) => (file ? [file.path, file.outputPath] : []));
    await Promise.all(paths.map((path) => rm(path, { force: true })));
    for (const work of this.cleanUp) work();
  }
}

/** Names and hashes of the received files, to compare a retry with the first request. */
async function hashFiles(files: readonly { path: string; filename: string }[]): Promise<OriginalFile[]> {
  return Promise.all(files.map(async ({ path, filename }) => ({ filename, sha256: await hashFile(path) })));
}

/** SHA-256 in hex of a file in the quarantine. Throws STORAGE_UNAVAILABLE when the file is missing. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
  } catch (cause) {
    throw new AppError('STORAGE_UNAVAILABLE', {}, { cause });
  }
  return hash.digest('hex');
}
