import { type RedFlagFound } from '@afya/clinical';
import {
  type Bilingual,
  type Emergency,
  filePrices,
  type Language,
  sendCost,
  type SendCostInput,
  type Stage,
} from '@afya/contracts';
import { type EventPlace, logEvent } from '@afya/events';
import { currentTraceparent } from '@afya/runtime';
import {
  type FindAcceptedMessage,
  type LogEvent,
  type OriginalFile,
  type RpcRequest,
  type SendMessage,
  type StoredFile,
} from '@afya/service-contracts';
import { createHash, randomUUID } from 'node:crypto';
import { type ConsultationEnv } from '../consultation.env';
import { type DraftedSend, type MessageRow, type SendContext, type SendLimits } from './message.repository';

type HashedRequest = Pick<RpcRequest<typeof FindAcceptedMessage>, 'sessionId' | 'text' | 'language'> & {
  originals?: readonly OriginalFile[];
  files?: readonly StoredFile[];
};

/**
 * Two requests with one key are the same when their messages are. Files are compared by their bytes as received, so that a retry is
 * recognised before they are checked. Purchases may differ, because they have their own ids.
 */
export function requestHash({ sessionId, text, language, files = [], originals = files }: HashedRequest): string {
  const contents = originals.map(({ filename, sha256 }) => [filename, sha256]);
  return createHash('sha256')
    .update(JSON.stringify([sessionId, text, language, contents]))
    .digest('base64');
}

type PricedRequest = Pick<RpcRequest<typeof SendMessage>, 'text' | 'files'>;

const priced = ({ text, files }: PricedRequest, { stage, state }: SendContext): SendCostInput => ({
  textLength: text.length,
  stage,
  files: files.map(({ type }) => type),
  assessmentType: state.confidence?.assessmentType,
});

/** Credits for a message at the stage of its session. */
export const priceOf = (request: PricedRequest, context: SendContext): number => sendCost(priced(request, context));

/** Credits that each file of a message adds to its price. */
export const filePricesOf = (request: PricedRequest, context: SendContext): number[] =>
  filePrices(priced(request, context));

type SendLimitsEnv = Pick<
  ConsultationEnv,
  | 'MESSAGES_PER_HOUR'
  | 'MESSAGES_PER_DAY'
  | 'EMERGENCIES_PER_HOUR'
  | 'NETWORK_MESSAGES_PER_HOUR'
  | 'NETWORK_MESSAGES_PER_DAY'
>;

const limit = (most: number) => (most === 0 ? null : most);

/**
 * The limits of a message. Earlier messages and other users of the network must not block an emergency: it costs no engine, and its
 * answer must not wait. It has only a limit that no patient reaches in an hour.
 */
export function sendLimits(env: SendLimitsEnv, isEmergency: boolean): SendLimits {
  if (isEmergency) {
    return { ownerHour: limit(env.EMERGENCIES_PER_HOUR), ownerDay: null, networkHour: null, networkDay: null };
  }
  return {
    ownerHour: limit(env.MESSAGES_PER_HOUR),
    ownerDay: limit(env.MESSAGES_PER_DAY),
    networkHour: limit(env.NETWORK_MESSAGES_PER_HOUR),
    networkDay: limit(env.NETWORK_MESSAGES_PER_DAY),
  };
}

/** The text of a placeholder until an engine reports a step. */
export const ANALYZING: Bilingual = {
  en: 'Analyzing your message…',
  sw: 'Ninachambua ujumbe wako…',
};

const acknowledgment = (filename: string): Bilingual => ({
  en: `I have received ${filename}.`,
  sw: `Nimepokea ${filename}.`,
});

/** A text of the AI; `language` is shown by clients that ignore translations. */
export function bilingualContent(text: Bilingual, language: Language): Pick<MessageRow, 'content' | 'translations'> {
  return { content: text[language], translations: text };
}

interface SendContent {
  text: string;
  language: Language;
  files: readonly StoredFile[];
  /** credits, in the order of the files */
  filePrices: readonly number[];
  stage: Stage;
  /** the message that answers at once, instead of an engine */
  emergency?: { content: Bilingual; emergency: Emergency } | undefined;
}

type Draft = Omit<MessageRow, 'id' | 'part' | 'traceparent'>;

const fromPatient = (kind: 'text' | 'file', content: string, metadata: MessageRow['metadata'] = {}): Draft => ({
  kind,
  content,
  translations: {},
  metadata,
  status: 'done',
  reply_to: null,
});

function reply({ stage, language, emergency }: SendContent, replyTo: string): Draft {
  const metadata = { processingStage: stage, ...(emergency && { emergency: emergency.emergency }) };
  return {
    kind: emergency ? 'emergency' : 'reply',
    ...bilingualContent(emergency?.content ?? ANALYZING, language),
    metadata,
    status: emergency ? 'done' : 'pending',
    reply_to: replyTo,
  };
}

function acknowledged(filename: string, { stage, language }: SendContent): Draft {
  const metadata = { isFileAcknowledgment: true, fileName: filename, processingStage: stage };
  const words = bilingualContent(acknowledgment(filename), language);
  return { kind: 'acknowledgment', ...words, metadata, status: 'done', reply_to: null };
}

/**
 * The messages of one send in order: the text, each file with its acknowledgment, then the reply of the AI. A voice note is not
 * acknowledged: its words appear in its message.
 */
export function draftSend(send: SendContent): DraftedSend {
  const messages: MessageRow[] = [];
  const add = (draft: Draft): string => {
    const id = randomUUID();
    const traceparent = draft.status === 'pending' ? currentTraceparent() : null;
    messages.push({ ...draft, id, part: messages.length, traceparent });
    return id;
  };
  if (send.text) add(fromPatient('text', send.text));
  const files = send.files.map((file, index) => {
    const { type, filename } = file;
    const id = add(fromPatient('file', filename, { fileAttachment: { type, filename } }));
    if (type !== 'audio') add(acknowledged(filename, send));
    return { ...file, message_id: id, price: send.filePrices[index] ?? 0 };
  });
  const patientMessages = messages.filter(({ kind }) => kind === 'text' || kind === 'file').map(({ id }) => id);
  const replyId = add(reply(send, patientMessages.at(-1)!));
  return { messageId: patientMessages[0]!, replyId, messages, files };
}

interface LoggedSend {
  request: Pick<RpcRequest<typeof SendMessage>, 'text' | 'language' | 'files'>;
  messageId: string;
  credits: number;
  found: RedFlagFound | null;
}

/** The log events of an accepted send: only lengths, sizes and ids. */
export function sendEvents(place: EventPlace, { request, messageId, credits, found }: LoggedSend): LogEvent[] {
  const { text, language, files } = request;
  const message = { messageId, language, textLength: text.length, files: files.length };
  return [
    logEvent('message_accepted', place, { details: message }),
    ...files.map(({ type, mime, size }) =>
      logEvent('file_accepted', place, { details: { messageId, type, mime, size } }),
    ),
    ...(credits > 0 ? [logEvent('credits_charged', place, { details: { messageId, credits } })] : []),
    ...(found ? [redFlagEvent(place, messageId, found)] : []),
  ];
}

function redFlagEvent(place: EventPlace, messageId: string, { level, flags }: RedFlagFound): LogEvent {
  const severity = level === 'emergency' ? 'warning' : 'info';
  return logEvent('red_flag', place, { severity, details: { messageId, level, flags: flags.join(' ') } });
}
