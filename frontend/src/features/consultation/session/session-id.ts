import { SESSION_ID_LENGTH, sessionIdSchema } from '@afya/contracts';
import { persistentAtom } from '@nanostores/persistent';
import { nanoid } from 'nanoid';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { navigation } from '../../../lib/navigation';
import { savedFlag } from '../../../lib/stored';
import { moveDraft } from './draft';

/** 192 random bits */
const OPENING_KEY_LENGTH = 32;

const sessionIdRecord = persistentAtom<string>(BROWSER_RECORDS.sessionId, '');
/** An id that this browser made and that the server has not yet confirmed. */
const unopenedRecord = persistentAtom<string>(BROWSER_RECORDS.unopenedSession, '');
/** A new session's id and a secret: with it the opening can be repeated when the answer with the visitor's cookie is lost. */
const openingKeyRecord = persistentAtom<string>(BROWSER_RECORDS.openingKey, '');
const devModeRecord = savedFlag(BROWSER_RECORDS.devMode);

/** dev=true or dev=false in the address switches the mode; otherwise it stays as it was. */
export function readDevMode(search: URLSearchParams): boolean {
  const parameter = search.get('dev');
  if (parameter === 'true' || parameter === 'false') devModeRecord.set(parameter === 'true');
  return devModeRecord.get();
}

/**
 * The session of this page: the address's, else the browser's, else a new one; always a new one in dev mode.
 * A malformed id is ignored.
 */
export function resolveSessionId(search: URLSearchParams, devMode: boolean): string {
  const candidates = [search.get('session'), sessionIdRecord.get()];
  const existing = candidates.find((id) => sessionIdSchema.safeParse(id).success);
  return devMode || !existing ? newSessionId() : existing;
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

/** The key for opening the session; needed until the server has confirmed it. */
export function openingKey(sessionId: string): string | undefined {
  const [keySessionId, key] = openingKeyRecord.get().split(' ');
  return keySessionId === sessionId ? key : undefined;
}

/** The server has confirmed the session. */
export function sessionOpened(sessionId: string): void {
  if (unopenedRecord.get() === sessionId) unopenedRecord.set('');
  if (openingKey(sessionId) !== undefined) openingKeyRecord.set('');
}

/**
 * Replaces a session that the server refuses although this browser made its id: the answer with the cookie never arrived, for
 * example because the page was left too early. The session is still empty, so the draft moves to the new one, which is not replaced
 * again.
 *
 * @returns false when the id came from elsewhere or is a replacement itself
 */
export function replaceUnopenedSession(sessionId: string, onReplaced: (from: string, to: string) => void): boolean {
  if (unopenedRecord.get() !== sessionId) return false;
  const next = nanoid(SESSION_ID_LENGTH);
  makeOpeningKey(next);
  unopenedRecord.set('');
  moveDraft(sessionId, next);
  onReplaced(sessionId, next);
  sessionIdRecord.set(next);
  navigation.loadPage('/');
  return true;
}

/** The session to open on the next visit. */
export const currentSessionId = () => sessionIdRecord.get();

/** Saves the session, so that the next visit opens it again. */
export function keepSessionId(sessionId: string): void {
  sessionIdRecord.set(sessionId);
}

/** Loads the page with a new session. */
export function loadNewSession(): void {
  sessionIdRecord.set(newSessionId());
  navigation.loadPage('/');
}

/** Loads the page with another session of this owner. */
export function loadSession(sessionId: string): void {
  sessionIdRecord.set(sessionId);
  navigation.loadPage(sessionAddress(sessionId));
}

export function sessionAddress(sessionId: string): string {
  return `/?session=${sessionId}`;
}
