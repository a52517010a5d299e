import { AppError, logger } from '@afya/runtime';
import { type StoredFile } from '@afya/service-contracts';
import { encryptBody, encryptedSize, newContentKey, ObjectStore } from '@afya/storage';
import { Injectable } from '@nestjs/common';
import { createReadStream } from 'node:fs';
import { newFileKey } from '../files/file-key';
import { type CheckedFile } from '../files/uploaded-file';
import { hashFile } from './hash-files';

/** Puts the files of a message into the object store, all of them or none, each encrypted under an object key and a content key of its own. */
@Injectable()
export class FileKeeper {
  constructor(private readonly store: ObjectStore) {}

  async keep(sessionId: string, files: CheckedFile[]): Promise<StoredFile[]> {
    const stored = await Promise.all(files.map((file) => describe(sessionId, file)));
    const puts = stored.map(({ objectKey, mime, size, contentKey }, i) => {
      const body = encryptBody(createReadStream(files[i]!.path), contentKey);
      return this.store.put(objectKey, body, { mime, size: encryptedSize(size) });
    });
    const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected');
    if (!failed) return stored;
    await this.drop(stored);
    throw new AppError('STORAGE_UNAVAILABLE', {}, { cause: failed.reason });
  }

  /** What cannot be removed is left for the sweep of orphans: the caller's refusal matters more. */
  async drop(files: StoredFile[]): Promise<void> {
    if (files.length === 0) return;
    const keys = files.map(({ objectKey }) => objectKey);
    await this.store.remove(keys).catch((error) => logger.warn({ err: error, keys }, 'files not removed'));
  }
}

async function describe(sessionId: string, { path, ...file }: CheckedFile): Promise<StoredFile> {
  const sha256 = await hashFile(path);
  return { ...file, objectKey: newFileKey(sessionId), sha256, contentKey: newContentKey() };
}
