import { type FindAcceptedMessage, type OriginalFile, type RpcRequest, type StoredFile } from '@afya/service-contracts';
import { createHash } from 'node:crypto';

type Message = Pick<RpcRequest<typeof FindAcceptedMessage>, 'sessionId' | 'text' | 'language'> & {
  originals?: readonly OriginalFile[];
  files?: readonly StoredFile[];
};

/**
 * What makes two requests with one key the same: the message itself. Of its files the bytes count as they were received, so that a retry
 * is known before they are checked; and it may carry other purchases, which have ids of their own.
 */
export function requestHash({ sessionId, text, language, files = [], originals = files }: Message): string {
  const contents = originals.map(({ filename, sha256 }) => [filename, sha256]);
  return createHash('sha256')
    .update(JSON.stringify([sessionId, text, language, contents]))
    .digest('base64');
}
