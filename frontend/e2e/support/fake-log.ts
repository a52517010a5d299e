import type { Page } from '@playwright/test';

/** Time of the newest log; each following one is a minute older. */
const NEWEST = Date.UTC(2026, 0, 31, 9, 30);
const SESSION = 'V1StGXR8_Z5jdHi6B-myT';
const TYPES = ['reply', 'engine_call', 'message_accepted', 'stage_change', 'credits_charged', 'red_flag', 'error'];
const SEVERITIES: Partial<Record<string, string>> = { red_flag: 'warning', error: 'error' };
const DETAILS: Partial<Record<string, object>> = {
  message_accepted: { messageId: 'b7e5a1f0-2f43-4c0e-9a53-0d9f4c1c2e11', language: 'sw', textLength: 142, files: 0 },
  stage_change: { from: 'initial_gathering', to: 'context_validation' },
  red_flag: { level: 'emergency', flags: 'chest_pain_cardiac' },
  error: { code: 'ENGINE_FAILED', attempts: 5 },
};

/** The log at an index of the list; the newest has index 0. */
export function logAt(index: number) {
  const eventType = TYPES[index % TYPES.length] ?? 'reply';
  const isCall = eventType === 'engine_call' || eventType === 'reply';
  return {
    id: `log-${index}`,
    eventType,
    severity: SEVERITIES[eventType] ?? 'info',
    sessionId: SESSION,
    userId: null,
    timestamp: new Date(NEWEST - index * 60_000).toISOString(),
    consultationStage: 'context_validation',
    modelUsed: isCall ? 'embedded' : null,
    metrics: isCall ? { tokenCount: 830 + index, costKES: 1.25, responseTimeMs: 412 } : {},
    contentSnapshot: DETAILS[eventType] ?? null,
    diagnosisInfo: null,
  };
}

/** Fakes a long log, served in pages. `added` logs are newer and appear when a spec increases it. */
export async function fakeLog(page: Page, length: number) {
  const state = { added: 0, reads: 0 };
  await page.route('**/api/admin/counts*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = Date.parse(query.get('from') ?? '');
    const isNewSince = from > NEWEST;
    const countsReads = query.get('eventType') === 'admin_read';
    const newLogs = Array.from({ length: state.added }, (_, index) => logAt(-1 - index));
    const newer = newLogs.filter(({ timestamp }) => Date.parse(timestamp) >= from).length;
    const logs = countsReads ? 0 : isNewSince ? newer : length + state.added;
    return route.fulfill({ json: { logs, diagnoses: 0, errors: Math.floor(length / TYPES.length) } });
  });
  await page.route('**/api/admin/logs*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    state.reads += 1;
    const start = Number(query.get('before') ?? -state.added);
    const end = Math.min(start + Number(query.get('limit')), length);
    const json = Array.from({ length: end - start }, (_, offset) => logAt(start + offset));
    const next: Record<string, string> = end < length ? { 'X-Next-Cursor': String(end) } : {};
    return route.fulfill({ json, headers: { 'X-Total-Count': String(length + state.added), ...next } });
  });
  return state;
}
