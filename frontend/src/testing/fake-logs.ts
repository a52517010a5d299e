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

const countBySeverity = (rows: readonly AdminLog[], wanted: AdminLog['severity']) =>
  rows.filter(({ severity }) => severity === wanted).length;

interface FakeLogs {
  logs?: AdminLog[];
  diagnoses?: DiagnosisLog[];
  /** Totals that the server reports; by default the number of rows. */
  totals?: { all: number; diagnoses: number; errors: number; warnings?: number };
  pageLength?: number;
  /** Receives the query of each count request. */
  countQueries?: Record<string, string>[];
}

/** Whether a row matches a count query, as far as specs need it. */
function matches(row: AdminLog, query: URLSearchParams): boolean {
  const [severity, eventType, from] = ['severity', 'eventType', 'from'].map((name) => query.get(name));
  return (
    (!severity || row.severity === severity) &&
    (!eventType || row.eventType === eventType) &&
    (!from || Date.parse(row.timestamp) >= Date.parse(from))
  );
}

/** Logs an admin in and serves the log in pages. Returns the query of each list request. */
export function fakeLogs(options: FakeLogs = {}): Record<string, string>[] {
  const { diagnoses = [diagnosisLog], totals, pageLength = 100, countQueries: countQueries = [] } = options;
  const logs = options.logs ?? [log('1'), log('2', { eventType: 'engine failure', severity: 'error' })];
  const listQueries: Record<string, string>[] = [];
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
      countQueries.push(Object.fromEntries(query));
      const rows = logs.filter((row) => matches(row, query));
      const counts = { errors: countBySeverity(rows, 'error'), warnings: countBySeverity(rows, 'warning') };
      const counted = { logs: rows.length, diagnoses: diagnoses.length, ...counts };
      const fixedTotals = totals && { logs: totals.all, ...totals };
      const isNewSince = Date.parse(query.get('from') ?? '') > Date.parse(base.timestamp);
      return HttpResponse.json(isNewSince ? counted : (fixedTotals ?? counted));
    }),
    http.get('/api/admin/logs', ({ request }) => {
      const query = new URL(request.url).searchParams;
      listQueries.push({ list: 'logs', ...Object.fromEntries(query) });
      const severity = query.get('severity');
      const rows = logs.filter((row) => !severity || row.severity === severity);
      const total = severity === 'error' ? totals?.errors : severity === 'warning' ? totals?.warnings : totals?.all;
      return page(rows, total, query.get('before'));
    }),
    http.get('/api/admin/diagnoses', ({ request }) => {
      const query = new URL(request.url).searchParams;
      listQueries.push({ list: 'diagnoses', ...Object.fromEntries(query) });
      return page(diagnoses, totals?.diagnoses, query.get('before'));
    }),
  );
  return listQueries;
}
