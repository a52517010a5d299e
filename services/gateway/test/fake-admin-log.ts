import { type AdminLog } from '@afya/contracts';
import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import {
  type Actor,
  CountLogs,
  ExportEvents,
  ExportLogs,
  GiveVerdict,
  ListDiagnoses,
  ListLogs,
  type LogFilter,
  ReadOverview,
  ReadTimeline,
  type RpcRequest,
} from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

export const LOGGED: AdminLog = {
  id: '7',
  eventType: 'error',
  severity: 'error',
  sessionId: 'S'.repeat(21),
  userId: null,
  timestamp: '2026-01-01T00:00:00.000Z',
  consultationStage: 'follow_up',
  modelUsed: 'embedded',
  metrics: { costKES: 1.5 },
  contentSnapshot: null,
  diagnosisInfo: null,
};

function requireAdmin({ role }: Actor): void {
  if (role !== 'admin') throw new AppError('ACCESS_DENIED');
}
/** Page size of an export. */
const LOGS_PER_PAGE = 200;

/** An admin-log service that records its requests. */
@Controller()
export class FakeAdminLog {
  readonly filters: LogFilter[] = [];
  readonly exports: RpcRequest<typeof ExportLogs>[] = [];
  /** the exported logs: their count, and the fields of each by its number */
  exported = { logs: 3, fieldsOf: (nth: number): Partial<AdminLog> => ({ id: String(nth) }) };
  /** the number of the export call that fails, from 1 */
  exportFailsAt = Infinity;

  readonly counted: RpcRequest<typeof CountLogs>[] = [];
  readonly overviews: RpcRequest<typeof ReadOverview>[] = [];
  readonly timelines: RpcRequest<typeof ReadTimeline>[] = [];
  readonly verdicts: RpcRequest<typeof GiveVerdict>[] = [];

  @RpcHandler(CountLogs)
  async counts(filter: RpcRequest<typeof CountLogs>, { actor }: RpcContext) {
    requireAdmin(actor);
    this.counted.push(filter);
    return { logs: 30, diagnoses: 4, errors: 2, warnings: 9 };
  }

  @RpcHandler(ReadOverview)
  async overview(request: RpcRequest<typeof ReadOverview>, { actor }: RpcContext) {
    requireAdmin(actor);
    this.overviews.push(request);
    const zeros = {
      consultations: 0,
      messages: 0,
      replies: 0,
      costKES: 0,
      tokens: 0,
      errors: 0,
      warnings: 0,
      failovers: 0,
      refunds: 0,
      redFlags: 0,
    };
    return {
      ...request,
      buckets: [],
      totals: { ...zeros, latencyP50Ms: null, latencyP95Ms: null },
      confidence: [],
      topDiagnoses: [],
      languages: [],
      verdicts: { right: 0, partly: 0, wrong: 0 },
    };
  }

  @RpcHandler(ReadTimeline)
  async timeline(request: RpcRequest<typeof ReadTimeline>, { actor }: RpcContext) {
    requireAdmin(actor);
    this.timelines.push(request);
    if (request.sessionId !== LOGGED.sessionId) throw new AppError('SESSION_NOT_FOUND');
    const [startedAt, endedAt] = [LOGGED.timestamp, LOGGED.timestamp];
    const sums = { messages: 0, replies: 0, costKES: 1.5, tokenCount: 0, creditsCharged: 0, creditsRefunded: 0 };
    const totals = { startedAt, endedAt, ...sums };
    return { sessionId: request.sessionId, userId: null, events: [LOGGED], nextCursor: 'next-part', totals };
  }

  @RpcHandler(GiveVerdict)
  async verdict(form: RpcRequest<typeof GiveVerdict>, { actor }: RpcContext) {
    requireAdmin(actor);
    this.verdicts.push(form);
    return { verdict: form.verdict, note: form.note, by: actor.userId, at: LOGGED.timestamp };
  }

  @RpcHandler(ListLogs)
  async logs(filter: RpcRequest<typeof ListLogs>, { actor }: RpcContext) {
    if (actor.role !== 'admin') throw new AppError('ACCESS_DENIED');
    this.filters.push(filter);
    return { items: [LOGGED], total: 4_321, nextCursor: 'next-page' };
  }

  @RpcHandler(ExportEvents)
  async export({ sessionId }: RpcRequest<typeof ExportEvents>, { actor }: RpcContext) {
    if (actor.role !== 'system') throw new AppError('ACCESS_DENIED');
    const common = {
      type: 'login' as const,
      severity: 'info' as const,
      stage: null,
      model: null,
      metrics: {},
      details: {},
    };
    const event = {
      ...common,
      id: randomUUID(),
      at: '2026-01-01T00:00:00.000Z',
      sessionId: sessionId ?? null,
      diagnosis: null,
    };
    return { events: [event], nextCursor: null };
  }

  @RpcHandler(ExportLogs)
  async exportLogs(request: RpcRequest<typeof ExportLogs>, { actor }: RpcContext) {
    if (actor.role !== 'admin') throw new AppError('ACCESS_DENIED');
    this.exports.push(request);
    const from = Number(request.before ?? 0);
    if (from / LOGS_PER_PAGE + 1 >= this.exportFailsAt) throw new AppError('INTERNAL');
    const { logs, fieldsOf } = this.exported;
    const until = Math.min(logs, from + LOGS_PER_PAGE);
    const items = Array.from({ length: until - from }, (_, nth) => ({
      ...LOGGED,
      ...fieldsOf(from + nth),
      verdict: null,
    }));
    return { items, total: logs, nextCursor: until < logs ? String(until) : null };
  }

  @RpcHandler(ListDiagnoses)
  async diagnoses(filter: RpcRequest<typeof ListDiagnoses>, { actor }: RpcContext) {
    if (actor.role !== 'admin') throw new AppError('ACCESS_DENIED');
    this.filters.push(filter);
    return { items: [], total: 0, nextCursor: null };
  }
}
