import type { AdminLog, DiagnosisLog, User } from '@afya/contracts';
import { http, HttpResponse } from 'msw';
import { fakeApi } from './fake-api';
import { server } from './server';

export const USER_ID = '4b3c2f0e-8d1f-4c55-9d41-8a2a1c0a7c11';
const admin: User = { id: 'u1', username: 'Otieno', preferredLanguage: 'en', role: 'admin' };
const base = {
  sessionId: 's1',
  userId: null,
  timestamp: '2026-01-01T10:00:00Z',
  modelUsed: 'embedded',
  consultationStage: 'final_analysis',
  metrics: { tokenCount: 830, costKES: 0.4, responseTimeMs: 12 },
};

export const log = (id: string, part: Partial<AdminLog> = {}): AdminLog => ({
  ...base,
  id,
  eventType: 'reply',
  severity: 'info',
  contentSnapshot: null,
  diagnosisInfo: null,
  ...part,
});

const diagnosisLog: DiagnosisLog = {
  ...base,
  id: 'd1',
  diagnosisInfo: {
    preliminaryDiagnosis: 'Malaria',
    confidenceScore: 78,
    differentialDiagnoses: ['Typhoid fever'],
    reasoningPath: 'Fever with chills',
    criticalFactors: ['Travel to the lake'],
  },
  verdict: null,
};

const countOf = (rows: readonly AdminLog[], sought: AdminLog['severity']) =>
  rows.filter(({ severity }) => severity === sought).length;

interface FakeLogs {
  logs?: AdminLog[];
  diagnoses?: DiagnosisLog[];
  /** How many the server says there are in all; by default what it has. */
  totals?: { all: number; diagnoses: number; errors: number; warnings?: number };
  pageLength?: number;
  /** Takes what the counts were asked for, call by call. */
  counted?: Record<string, string>[];
}

/** What of the logs a count is asked for, as far as specs need it. */
function fits(row: AdminLog, query: URLSearchParams): boolean {
  const [severity, eventType, from] = ['severity', 'eventType', 'from'].map((name) => query.get(name));
  return (
    (!severity || row.severity === severity) &&
    (!eventType || row.eventType === eventType) &&
    (!from || Date.parse(row.timestamp) >= Date.parse(from))
  );
}

/** Signs an admin in and gives the log by pages; returns what was asked for, call by call. */
export function fakeLogs(options: FakeLogs = {}): Record<string, string>[] {
  const { diagnoses = [diagnosisLog], totals, pageLength = 100, counted = [] } = options;
  const logs = options.logs ?? [log('1'), log('2', { eventType: 'engine failure', severity: 'error' })];
  const asked: Record<string, string>[] = [];
  fakeApi().user = admin;
  const page = (rows: readonly object[], total: number | undefined, before: string | null) => {
    const start = Number(before ?? 0);
    const end = start + pageLength;
    const headers = {
      'X-Total-Count': String(total ?? rows.length),
      ...(end < rows.length && { 'X-Next-Cursor': String(end) }),
    };
    return HttpResponse.json(rows.slice(start, end), { headers });
  };
  server.use(
    http.get('/api/admin/counts', ({ request }) => {
      const query = new URL(request.url).searchParams;
      counted.push(Object.fromEntries(query));
      const rows = logs.filter((row) => fits(row, query));
      const counts = { errors: countOf(rows, 'error'), warnings: countOf(rows, 'warning') };
      const all = { logs: rows.length, diagnoses: diagnoses.length, ...counts };
      const given = totals && { logs: totals.all, ...totals };
      const isOfNews = Date.parse(query.get('from') ?? '') > Date.parse(base.timestamp);
      return HttpResponse.json(isOfNews ? all : (given ?? all));
    }),
    http.get('/api/admin/logs', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push({ list: 'logs', ...Object.fromEntries(query) });
      const severity = query.get('severity');
      const rows = logs.filter((row) => !severity || row.severity === severity);
      const total = severity === 'error' ? totals?.errors : severity === 'warning' ? totals?.warnings : totals?.all;
      return page(rows, total, query.get('before'));
    }),
    http.get('/api/admin/diagnoses', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push({ list: 'diagnoses', ...Object.fromEntries(query) });
      return page(diagnoses, totals?.diagnoses, query.get('before'));
    }),
  );
  return asked;
}
