import { LIMITS } from '@afya/contracts';
import type { ReplyInput } from '@afya/service-contracts';
import { decryptObject, type ObjectStore } from '@afya/storage';
import { buffer } from 'node:stream/consumers';
import { orAborted } from './or-aborted';

export type TurnFile = ReplyInput['files'][number];

/** The decrypted bytes of a stored file, or why there are none. Throws the signal's reason, or the store's error. */
export async function readStored(
  store: ObjectStore,
  { objectKey, contentKey }: TurnFile,
  signal: AbortSignal,
): Promise<Buffer | 'gone' | 'too_large'> {
  const stored = await orAborted(store.get(objectKey), signal, (late) => late?.body.destroy());
  if (!stored) return 'gone';
  const object = contentKey === null ? stored : decryptObject(stored, contentKey);
  try {
    return object.size > LIMITS.fileBytes ? 'too_large' : await orAborted(buffer(object.body), signal);
  } finally {
    object.body.destroy();
  }
}
