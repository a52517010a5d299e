import { type Bilingual, type Emergency, type Language, type Stage } from '@afya/contracts';
import { currentTraceparent } from '@afya/runtime';
import { type StoredFile } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { type MessageRow, said } from './message-row';
import { acknowledgment, ANALYZING } from './message-texts';

export interface SendContent {
  text: string;
  language: Language;
  files: readonly StoredFile[];
  stage: Stage;
  /** the message that answers at once, instead of an engine */
  emergency?: { content: Bilingual; emergency: Emergency };
}

/** `messageId` is the first message of the patient's, `replyId` the AI message to wait for. */
export interface DraftedSend {
  messageId: string;
  replyId: string;
  messages: MessageRow[];
  files: (StoredFile & { message_id: string })[];
}

type Draft = Omit<MessageRow, 'id' | 'part' | 'traceparent'>;

const fromPatient = (kind: 'text' | 'file', content: string, metadata: MessageRow['metadata'] = {}): Draft => ({
  ...{ kind, content, translations: {}, metadata, status: 'done', reply_to: null },
});

function reply({ stage, language, emergency }: SendContent, replyTo: string): Draft {
  const metadata = { processingStage: stage, ...(emergency && { emergency: emergency.emergency }) };
  return {
    kind: emergency ? 'emergency' : 'reply',
    ...said(emergency?.content ?? ANALYZING, language),
    metadata,
    status: emergency ? 'done' : 'pending',
    reply_to: replyTo,
  };
}

/** The messages of one send in their order: the text, each file with its acknowledgment, then the AI's. */
export function draftSend(send: SendContent): DraftedSend {
  const messages: MessageRow[] = [];
  const add = (draft: Draft): string => {
    const id = randomUUID();
    const traceparent = draft.status === 'pending' ? currentTraceparent() : null;
    messages.push({ ...draft, id, part: messages.length, traceparent });
    return id;
  };
  if (send.text) add(fromPatient('text', send.text));
  const files = send.files.map((file) => {
    const { type, filename } = file;
    const id = add(fromPatient('file', filename, { fileAttachment: { type, filename } }));
    const metadata = { isFileAcknowledgment: true, fileName: filename, processingStage: send.stage };
    const words = said(acknowledgment(filename), send.language);
    add({ kind: 'acknowledgment', ...words, metadata, status: 'done', reply_to: null });
    return { ...file, message_id: id };
  });
  const patients = messages.filter(({ kind }) => kind === 'text' || kind === 'file').map(({ id }) => id);
  const replyId = add(reply(send, patients.at(-1)!));
  return { messageId: patients[0]!, replyId, messages, files };
}
