import { SESSION_ID_LENGTH, sessionIdSchema } from '@afya/contracts';
import { persistentAtom } from '@nanostores/persistent';
import { nanoid } from 'nanoid';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { loadPage } from '../../../lib/navigation';
import { storedFlag } from '../../../lib/stored';
import { forgetDraft } from './outgoing';

const sessionIdRecord = persistentAtom<string>(BROWSER_RECORDS.sessionId, '');
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
  return devMode || !asked ? nanoid(SESSION_ID_LENGTH) : asked;
}

/** Remembers the session, so that the next visit opens it again. */
export function keepSessionId(sessionId: string): void {
  sessionIdRecord.set(sessionId);
}

/** Leaves this session, and what was being written in it, for a new one. */
export function startNewSession(): void {
  forgetDraft(sessionIdRecord.get());
  sessionIdRecord.set(nanoid(SESSION_ID_LENGTH));
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
