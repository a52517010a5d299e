import { BROWSER_RECORDS } from '../../config/browser-records';

/**
 * The saved draft of the session that this page is about to open. Undefined while a message of that session is being
 * sent, because nothing can be typed until then. Reads localStorage directly: the script in index.html that calls this runs
 * before all others.
 */
export function readSavedDraft(): string | undefined {
  if (localStorage.getItem(BROWSER_RECORDS.devMode) === 'true') return '';
  const linkedSessionId = new URLSearchParams(window.location.search).get('session');
  const sessionId = linkedSessionId ?? localStorage.getItem(BROWSER_RECORDS.sessionId) ?? '';
  const message = readSessionEntry(BROWSER_RECORDS.outgoing, sessionId) as { status?: string } | null | undefined;
  // A queued message can still be edited, because its session is not open yet.
  if (message && message.status !== 'queued') return undefined;
  const draft = readSessionEntry(BROWSER_RECORDS.drafts, sessionId);
  return typeof draft === 'string' ? draft : '';
}

function readSessionEntry(key: string, sessionId: string): unknown {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return (record as Record<string, unknown> | null)?.[sessionId];
  } catch {
    return undefined;
  }
}
