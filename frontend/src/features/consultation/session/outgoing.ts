import { errorBodySchema, errorCodeSchema, languageSchema, purchaseSchema, type Message } from '@afya/contracts';
import * as z from 'zod/mini';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { ApiError } from '../../../lib/api-error';
import { storedRecord } from '../../../lib/stored';
import { forgetFiles, forgetFilesBut, keptFileSchema } from '../files/kept-file';
import { changeDraftFiles, draftFiles, draftTexts, setDraftText, takeOutOfDraft, withPart } from './draft';

/** Why a send was not taken. Without a status no answer came at all. */
const failureSchema = z.object({
  message: z.string(),
  status: z.optional(z.number()),
  code: z.optional(errorCodeSchema),
  errors: z.optional(z.record(z.string(), z.string())),
  /** When the server may be asked again, in milliseconds. */
  retryAt: z.optional(z.number()),
  emergencyNumbers: errorBodySchema.shape.emergencyNumbers,
  /** The patient has gone on writing since. */
  seen: z.optional(z.boolean()),
});
type Failure = z.infer<typeof failureSchema>;

/** What a message says. `after` is the message it was written after. */
const contentSchema = z.object({
  text: z.string(),
  files: z.array(keptFileSchema),
  after: z.optional(z.string()),
});
export type Content = z.infer<typeof contentSchema>;

/**
 * A message on its way, kept until the server has taken it: whoever finds it (this tab, another one, the page after a reload) sends
 * it under the same key, so that it is taken and charged once. `earlier` is what went out under this key before it was changed and
 * may have arrived: the server takes one message a key, so that it takes either that or this.
 */
const outgoingSchema = z.object({
  ...contentSchema.shape,
  sessionId: z.string(),
  language: languageSchema,
  purchases: z.array(purchaseSchema),
  idempotencyKey: z.string(),
  earlier: z.optional(z.array(contentSchema)),
  startedAt: z.number(),
  failure: z.optional(failureSchema),
});
export type Outgoing = z.infer<typeof outgoingSchema>;

/** The server knows a key for two days; a message older than this is only a draft again. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/** One a session. */
export const outgoings = storedRecord(BROWSER_RECORDS.outgoing, z.record(z.string(), outgoingSchema), {});

const isCurrent = ({ sessionId, idempotencyKey }: Outgoing) =>
  outgoings.get()[sessionId]?.idempotencyKey === idempotencyKey;

export function setOutgoing(outgoing: Outgoing): void {
  outgoings.set(withPart(outgoings.get(), outgoing.sessionId, outgoing));
}

/** The message as it still waits to be sent, or undefined: taken, refused or given up meanwhile, here or in another tab. */
export function stillWaiting(outgoing: Outgoing): Outgoing | undefined {
  const current = outgoings.get()[outgoing.sessionId];
  return isCurrent(outgoing) && !current?.failure ? current : undefined;
}

export function noteFailure(outgoing: Outgoing, failure: Failure): void {
  if (isCurrent(outgoing)) setOutgoing({ ...outgoing, failure });
}

const TAKEN_BACK: Failure = { message: 'Taken back', seen: true };

/** Gives the message back for changing. Whether it had arrived by then shows later: among the messages, or by its key. */
export function takeBack(outgoing: Outgoing): void {
  noteFailure(outgoing, TAKEN_BACK);
}

export function isTakenBack(outgoing: Outgoing): boolean {
  return isCurrent(outgoing) && outgoings.get()[outgoing.sessionId]?.failure?.message === TAKEN_BACK.message;
}

/** The server has it: neither the message nor its draft is needed any more. */
export function noteTaken(outgoing: Outgoing): void {
  if (isCurrent(outgoing)) outgoings.set(withPart(outgoings.get(), outgoing.sessionId, undefined));
  takeOutOfDraft(outgoing);
}

/** Its key was used by what it said before: whatever of that the messages show is not needed any more. What was written since stays. */
export function noteEarlierTaken({ sessionId, earlier = [] }: Outgoing, messages: readonly Message[]): void {
  for (const content of earlier) if (hasArrived(content, messages)) takeOutOfDraft({ sessionId, ...content });
}

export function failureOf(error: Error): Failure {
  const { message } = error;
  if (!(error instanceof ApiError)) return { message };
  const { status, code, errors, retryAfter, emergencyNumbers } = error;
  const retryAt = retryAfter && Date.now() + retryAfter * 1_000;
  return {
    message,
    status,
    ...(code && { code }),
    ...(errors && { errors }),
    ...(retryAt && { retryAt }),
    ...(emergencyNumbers.length > 0 && { emergencyNumbers: [...emergencyNumbers] }),
  };
}

export function errorOf({ message, status, code, errors, retryAt, emergencyNumbers }: Failure): Error {
  if (status === undefined) return new Error(message);
  const retryAfter = retryAt && (retryAt - Date.now()) / 1_000;
  return new ApiError(message, {
    status,
    ...(code && { code }),
    ...(errors && { errors }),
    ...(retryAfter && { retryAfter }),
    ...(emergencyNumbers && { emergencyNumbers }),
  });
}

/** Whether the server's messages show that it was taken although its answer was lost. */
export function hasArrived({ text, files, after }: Content, messages: readonly Message[]): boolean {
  const known = messages.findIndex(({ id }) => id === after);
  const sent = messages.slice(known + 1).filter(({ isUser }) => isUser);
  const names = sent.flatMap(({ metadata }) => metadata.fileAttachment?.filename ?? []);
  if (text && !sent.some(({ content }) => content === text)) return false;
  return files.every(({ name }) => names.includes(name));
}

/** Leaves nothing of what was being written in this session. */
export function forgetDraft(sessionId: string): void {
  setDraftText(sessionId, '');
  changeDraftFiles(sessionId, () => []);
  outgoings.set(withPart(outgoings.get(), sessionId, undefined));
}

/** Leaves nothing of what was being written in any session of this browser: they were the user's who logs out. */
export function forgetAllDrafts(): void {
  const files = [...Object.values(draftFiles.get()), ...Object.values(outgoings.get()).map((one) => one.files)].flat();
  draftTexts.set({});
  draftFiles.set({});
  outgoings.set({});
  void forgetFiles(files.map(({ id }) => id));
}

/** Once a visit: messages too old to be repeated become drafts again, and files that nobody needs go. */
export function tidyDrafts(): void {
  const recent = Object.entries(outgoings.get()).filter(([, { startedAt }]) => startedAt > Date.now() - KEPT_MS);
  outgoings.set(Object.fromEntries(recent));
  const noted = [...Object.values(draftFiles.get()), ...recent.map(([, { files }]) => files)].flat();
  void forgetFilesBut(new Set(noted.map(({ id }) => id)));
}
