import { type ChatAccepted, chatAcceptedSchema, type Language, type Purchase } from '@afya/contracts';
import { requestJson } from '../../../lib/api-client';
import type { ChosenFile } from '../files/chosen-file';

export interface Send {
  sessionId: string;
  text: string;
  language: Language;
  files: readonly ChosenFile[];
  /** Simulated purchases that the server does not know yet. */
  purchases: readonly Purchase[];
  /** The same for every repetition of this send, so that it is taken and charged once. */
  idempotencyKey: string;
}

/** Hands a message to the server; the answer comes later, among the messages. */
export function sendMessage(send: Send): Promise<ChatAccepted> {
  const form = new FormData();
  form.append('message', send.text);
  form.append('language', send.language);
  for (const { file, type } of send.files) {
    form.append('files', file, file.name);
    form.append('fileTypes', type);
  }
  if (send.purchases.length > 0) form.append('purchases', JSON.stringify(send.purchases));
  return requestJson(`/chat/${send.sessionId}`, chatAcceptedSchema, {
    method: 'POST',
    body: form,
    headers: { 'Idempotency-Key': send.idempotencyKey },
  });
}
