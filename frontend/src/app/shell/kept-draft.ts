import { BROWSER_RECORDS } from '../../config/browser-records';

/**
 * What was being written in the session that this page is about to open; undefined when a message of it is on its way, so that
 * nothing can be written until that is done. Reads the records as they are: the script that needs it comes before all others.
 */
export function keptDraft(): string | undefined {
  if (localStorage.getItem(BROWSER_RECORDS.devMode) === 'true') return '';
  const asked = new URLSearchParams(window.location.search).get('session');
  const sessionId = asked ?? localStorage.getItem(BROWSER_RECORDS.sessionId) ?? '';
  const outgoing = part(BROWSER_RECORDS.outgoing, sessionId);
  if (outgoing !== undefined) return undefined;
  const draft = part(BROWSER_RECORDS.drafts, sessionId);
  return typeof draft === 'string' ? draft : '';
}

function part(key: string, sessionId: string): unknown {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return (record as Record<string, unknown> | null)?.[sessionId];
  } catch {
    return undefined;
  }
}
