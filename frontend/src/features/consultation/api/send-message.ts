import { type ChatAccepted, chatAcceptedSchema } from '@afya/contracts';
import { readReply } from '../../../lib/api-client';
import { callUpload, type Upload } from '../../../lib/upload';
import type { Outgoing } from '../session/outgoing';

type SendOptions = Pick<Upload, 'onProgress' | 'signal'> & { files: readonly File[] };

/** Hands a message and its files to the server; the answer comes later, among the messages. */
export async function sendMessage(send: Outgoing, { files, ...upload }: SendOptions): Promise<ChatAccepted> {
  const form = new FormData();
  form.append('message', send.text);
  form.append('language', send.language);
  for (const file of files) form.append('files', file, file.name);
  for (const { type } of send.files) form.append('fileTypes', type);
  if (send.purchases.length > 0) form.append('purchases', JSON.stringify(send.purchases));
  const headers = { 'Idempotency-Key': send.idempotencyKey };
  return readReply(await callUpload(`/chat/${send.sessionId}`, { body: form, headers, ...upload }), chatAcceptedSchema);
}
