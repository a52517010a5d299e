import { sessionIdSchema } from '@afya/contracts';
import * as z from 'zod/mini';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { requestJson } from '../../../lib/api-client';
import { isStatus } from '../../../lib/api-error';

const sessionsSchema = z.array(z.object({ sessionId: sessionIdSchema }));
const messagesSchema = z.array(z.unknown());
const UNSENT_RECORDS = [BROWSER_RECORDS.drafts, BROWSER_RECORDS.draftFiles, BROWSER_RECORDS.outgoing];

/**
 * On a browser without a session, or with an empty one, the chat opens the newest one of the account. Signing in succeeds
 * without it.
 */
export async function saveNewestSession(): Promise<void> {
  const key = BROWSER_RECORDS.sessionId;
  try {
    const saved = localStorage.getItem(key);
    if (saved && !(await isUnused(saved))) return;
    const [newest] = await requestJson('/auth/sessions', sessionsSchema);
    if (!newest) return;
    localStorage.setItem(key, newest.sessionId);
    // Browsers notify only other tabs, and the chat of this page may have read the former id.
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: newest.sessionId }));
  } catch (error) {
    console.error(error);
  }
}

/** Whether a session has no messages and nothing is waiting here to be sent in it. */
async function isUnused(sessionId: string): Promise<boolean> {
  if (UNSENT_RECORDS.some((key) => localStorage.getItem(key)?.includes(sessionId))) return false;
  try {
    return (await requestJson(`/messages/${sessionId}`, messagesSchema)).length === 0;
  } catch (error) {
    if (isStatus(error, 404)) return true;
    if (isStatus(error, 403)) return false;
    throw error;
  }
}
