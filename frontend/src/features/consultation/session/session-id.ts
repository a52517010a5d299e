import { SESSION_ID_LENGTH, sessionIdSchema } from '@afya/contracts';
import { persistentAtom } from '@nanostores/persistent';
import { nanoid } from 'nanoid';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { loadPage } from '../../../lib/navigation';
import { storedFlag } from '../../../lib/stored';
import { moveDraft } from './draft';
import { forgetDraft } from './outgoing';
import { moveSendWish } from './send-wish';

/** 192 random bits */
const OPENING_KEY_LENGTH = 32;

const sessionIdRecord = persistentAtom<string>(BROWSER_RECORDS.sessionId, '');
/** The id that this browser made and the server has not yet answered for. */
const unopenedRecord = persistentAtom<string>(BROWSER_RECORDS.unopenedSession, '');
/** A new session's id and a secret with which opening it can be repeated, when the answer with the visitor's cookie is lost. */
const openingKeyRecord = persistentAtom<string>(BROWSER_RECORDS.openingKey, '');
export const devModeRecord = storedFlag(BROWSER_RECORDS.devMode);

/** dev=true or dev=false in the address switches the mode; otherwise it stays as it was. */
export function readDevMode(search: URLSearchParams): boolean {
  const wish = search.get('dev');
  if (wish === 'true' || wish === 'false') devModeRecord.set(wish === 'true');
  return devModeRecord.get();
}

/**
 * The session of this page: the address's, else the browser's, else a new one; always a new one in dev mode.
 * A malformed id counts as none.
 */
export function resolveSessionId(search: URLSearchParams, devMode: boolean): string {
  const asked = [search.get('session'), sessionIdRecord.get()].find((id) => sessionIdSchema.safeParse(id).success);
  return devMode || !asked ? newSessionId() : asked;
}

function newSessionId(): string {
  const sessionId = nanoid(SESSION_ID_LENGTH);
  makeOpeningKey(sessionId);
  unopenedRecord.set(sessionId);
  return sessionId;
}

function makeOpeningKey(sessionId: string): void {
  openingKeyRecord.set(`${sessionId} ${nanoid(OPENING_KEY_LENGTH)}`);
}

/** The key to open the session with, while the server has not answered for it. */
export function openingKey(sessionId: string): string | undefined {
  const [of, key] = openingKeyRecord.get().split(' ');
  return of === sessionId ? key : undefined;
}

/** The server has answered for the session. */
export function sessionOpened(sessionId: string): void {
  if (unopenedRecord.get() === sessionId) unopenedRecord.set('');
  if (openingKey(sessionId) !== undefined) openingKeyRecord.set('');
}

/**
 * Replaces a session that the server refuses although this browser made its id: the answer that carried the cookie never arrived,
 * as when the page was left too early. Nothing is in it yet, so the draft moves to the new one. The new id is not replaced again.
 *
 * @returns false when the id came from elsewhere or is a replacement itself
 */
export function replaceUnopenedSession(sessionId: string): boolean {
  if (unopenedRecord.get() !== sessionId) return false;
  const next = nanoid(SESSION_ID_LENGTH);
  makeOpeningKey(next);
  unopenedRecord.set('');
  moveDraft(sessionId, next);
  moveSendWish(sessionId, next);
  sessionIdRecord.set(next);
  loadPage('/');
  return true;
}

/** Remembers the session, so that the next visit opens it again. */
export function keepSessionId(sessionId: string): void {
  sessionIdRecord.set(sessionId);
}

/** Leaves this session, and what was being written in it, for a new one. */
export function startNewSession(): void {
  forgetDraft(sessionIdRecord.get());
  sessionIdRecord.set(newSessionId());
  loadPage('/');
}

/** Goes to another session of this owner. */
export function openSession(sessionId: string): void {
  sessionIdRecord.set(sessionId);
  loadPage(sessionAddress(sessionId));
}

export function sessionAddress(sessionId: string): string {
  return `/?session=${sessionId}`;
}
