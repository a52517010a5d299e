import type { Message } from '@afya/contracts';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import { BROWSER_RECORDS, TAB_RECORDS } from '../../../config/browser-records';
import { savedJson } from '../../../lib/stored';
import { deleteFiles, deleteFilesExcept } from '../files/saved-file';
import { changeDraftFiles, draftFiles, draftTexts, setDraftText, withEntry } from '../session/draft';
import {
  type Content,
  DRAFT,
  type OutboxEvent,
  type OutboxState,
  type StoredMessage,
  transition,
} from './message-state';
import { storedMessagesSchema } from './stored-message';

/** The server remembers a key for two days; an older message becomes a draft again after one. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000;

/**
 * The message that each session is sending, stored until the server has accepted it. Any tab, also after a reload,
 * resends it with the same key, so that it is accepted and charged once.
 */
export const outbox = savedJson<Record<string, StoredMessage>>(BROWSER_RECORDS.outgoing, storedMessagesSchema, {});

export const outboxState = (sessionId: string): OutboxState => outbox.get()[sessionId] ?? DRAFT;

/** The only function that changes the stored state. */
export function dispatch(sessionId: string, event: OutboxEvent): void {
  const state = outboxState(sessionId);
  const next = transition(state, event);
  if (next === state) return;
  const isStored = next.status !== 'draft' && next.status !== 'delivered';
  outbox.set(withEntry(outbox.get(), sessionId, isStored ? next : undefined));
}

/** Ends a message that the server has accepted. Another tab may have ended it already. */
export function acceptMessage(message: Content & { sessionId: string; idempotencyKey: string }): void {
  dispatch(message.sessionId, { type: 'accept', idempotencyKey: message.idempotencyKey });
  removeFromDraft(message.sessionId, message);
}

/** Removes a sent message from the draft; a different text and other files stay. */
export function removeFromDraft(sessionId: string, { text, files: sentFiles }: Content): void {
  const ids = sentFiles.map(({ id }) => id);
  if (draftTexts.get()[sessionId]?.trim() === text) setDraftText(sessionId, '');
  if (ids.length > 0) changeDraftFiles(sessionId, (files) => files.filter(({ id }) => !ids.includes(id)));
  void deleteFiles(ids);
}

/** Whether the messages of the server show that it accepted this one although its answer was lost. */
export function hasArrived({ text, files, after }: Content, messages: readonly Message[]): boolean {
  const previous = messages.findIndex(({ id }) => id === after);
  const sent = messages.slice(previous + 1).filter(({ isUser }) => isUser);
  const names = sent.flatMap(({ metadata }) => metadata.fileAttachment?.filename ?? []);
  if (text && !sent.some(({ content }) => content === text)) return false;
  return files.every(({ name }) => names.includes(name));
}

/** Moves a queued message to the session that replaces its own. */
export function moveQueuedMessage(from: string, to: string): void {
  const state = outboxState(from);
  if (state.status !== 'queued') return;
  dispatch(from, { type: 'discard' });
  dispatch(to, { type: 'queue', message: { ...state, sessionId: to } });
}

/** Deletes everything that was being written in this session. */
export function discardDraft(sessionId: string): void {
  setDraftText(sessionId, '');
  changeDraftFiles(sessionId, () => []);
  dispatch(sessionId, { type: 'discard' });
}

/** Deletes everything that was being written in this browser: it belonged to the user who logs out. */
export function discardAllDrafts(): void {
  const files = [...Object.values(draftFiles.get()), ...Object.values(outbox.get()).map(filesOf)].flat();
  draftTexts.set({});
  draftFiles.set({});
  outbox.set({});
  void deleteFiles(files.map(({ id }) => id));
}

/** Once per visit: messages too old to be repeated become drafts again, and files without a message are deleted. */
export function tidyOutbox(): void {
  for (const [sessionId, { startedAt }] of Object.entries(outbox.get()))
    if (startedAt <= Date.now() - MAX_AGE_MS) dispatch(sessionId, { type: 'discard' });
  const files = [...Object.values(draftFiles.get()), ...Object.values(outbox.get()).map(filesOf)].flat();
  void deleteFilesExcept(new Set(files.map(({ id }) => id)));
}

const filesOf = (message: StoredMessage) => (message.status === 'queued' ? [] : message.files);

const earlierQueueSchema = z.object({ sessionId: z.string(), cost: z.number() });

/** Until November 2026 a queued message was a sessionStorage entry with session and price; its text is the draft. */
export function adoptEarlierQueue(): void {
  try {
    const stored = sessionStorage.getItem(TAB_RECORDS.earlierQueue);
    if (stored === null) return;
    sessionStorage.removeItem(TAB_RECORDS.earlierQueue);
    const { sessionId, cost } = earlierQueueSchema.parse(JSON.parse(stored));
    const text = draftTexts.get()[sessionId]?.trim() ?? '';
    const message = { sessionId, text, cost, idempotencyKey: nanoid(), startedAt: Date.now() };
    dispatch(sessionId, { type: 'queue', message });
  } catch (error) {
    console.error(error);
  }
}
