import { sessionIdSchema } from '@afya/contracts';
import * as z from 'zod/mini';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { requestJson } from '../../../lib/api-client';

const sessionsSchema = z.array(z.object({ sessionId: sessionIdSchema }));

/** On a browser without a session, the chat opens the newest one of the account. Signing in succeeds without it. */
export async function saveNewestSession(): Promise<void> {
  if (localStorage.getItem(BROWSER_RECORDS.sessionId)) return;
  try {
    const [newest] = await requestJson('/auth/sessions', sessionsSchema);
    if (newest) localStorage.setItem(BROWSER_RECORDS.sessionId, newest.sessionId);
  } catch (error) {
    console.error(error);
  }
}
