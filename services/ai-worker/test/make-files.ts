import { createObjectStore, encryptBody, encryptedSize, newContentKey, type ObjectStore } from '@afya/storage';
import type { FileType } from '@afya/contracts';
import type { ReplyInput } from '@afya/service-contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestFiles {
  store: ObjectStore;
  /** Stores these bytes and returns the file of a turn. */
  put(type: FileType, bytes: Buffer): Promise<ReplyInput['files'][number]>;
  remove(): Promise<void>;
}

const KINDS: Readonly<Record<FileType, [mime: string, extension: string]>> = {
  image: ['image/jpeg', 'jpg'],
  pdf: ['application/pdf', 'pdf'],
  audio: ['audio/webm', 'webm'],
};

/** A separate store, with names and keys that must not be sent. */
export async function makeFiles(): Promise<TestFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'afya-model-files-'));
  const store = createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: folder });
  await store.prepare();
  let count = 0;
  return {
    store,
    async put(type, bytes) {
      const objectKey = `SESSION-planted/key-${++count}`;
      const [mime, extension] = KINDS[type];
      const contentKey = newContentKey();
      await store.put(objectKey, encryptBody(bytes, contentKey), { mime, size: encryptedSize(bytes.length) });
      const filename = `planted-amina-otieno.${extension}`;
      return { messageId: 'message-planted-2', objectKey, type, filename, mime, size: bytes.length, contentKey };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
