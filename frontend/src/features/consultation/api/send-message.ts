import { type ChatAccepted, chatAcceptedSchema } from '@afya/contracts';
import { requestJson } from '../../../lib/api-client';
import type { Outgoing } from '../session/outgoing';

/** Hands a message and its files to the server; the answer comes later, among the messages. */
export function sendMessage(send: Outgoing, files: readonly File[]): Promise<ChatAccepted> {
  const form = new FormData();
  form.append('message', send.text);
  form.append('language', send.language);
  for (const file of files) form.append('files', file, file.name);
  for (const { type } of send.files) form.append('fileTypes', type);
  if (send.purchases.length > 0) form.append('purchases', JSON.stringify(send.purchases));
  return requestJson(`/chat/${send.sessionId}`, chatAcceptedSchema, {
    method: 'POST',
    body: form,
    headers: { 'Idempotency-Key': send.idempotencyKey },
  });
}
