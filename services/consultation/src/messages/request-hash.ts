import { type RpcRequest, type SendMessage } from '@afya/service-contracts';
import { createHash } from 'node:crypto';

/**
 * What makes two requests with one key the same: the message itself. A retry stores its files anew, so their bytes count and not
 * where they lie; and it may carry other purchases, which have ids of their own.
 */
export function requestHash({ sessionId, text, language, files }: RpcRequest<typeof SendMessage>): string {
  const contents = files.map(({ type, filename, sha256 }) => [type, filename, sha256]);
  return createHash('sha256')
    .update(JSON.stringify([sessionId, text, language, contents]))
    .digest('base64');
}
