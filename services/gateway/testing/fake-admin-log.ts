import { type AdminLog } from '@afya/contracts';
import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { ExportEvents, ListDiagnoses, ListLogs, type LogFilter, type RpcRequest } from '@afya/service-contracts';
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

/** An admin-log service that remembers what it was asked for. */
@Controller()
export class FakeAdminLog {
  readonly filters: LogFilter[] = [];

  @RpcHandler(ListLogs)
  async logs(filter: RpcRequest<typeof ListLogs>, { actor }: RpcContext) {
    if (actor.role !== 'admin') throw new AppError('ACCESS_DENIED');
    this.filters.push(filter);
    return { items: [LOGGED], total: 4_321, nextCursor: 'next-page' };
  }

  @RpcHandler(ExportEvents)
  async export({ sessionId }: RpcRequest<typeof ExportEvents>, { actor }: RpcContext) {
    if (actor.role !== 'system') throw new AppError('ACCESS_DENIED');
    const told = {
      type: 'login' as const,
      severity: 'info' as const,
      stage: null,
      model: null,
      metrics: {},
      details: {},
    };
    const event = {
      ...told,
      id: randomUUID(),
      at: '2026-01-01T00:00:00.000Z',
      sessionId: sessionId ?? null,
      diagnosis: null,
    };
    return { events: [event], nextCursor: null };
  }

  @RpcHandler(ListDiagnoses)
  async diagnoses(filter: RpcRequest<typeof ListDiagnoses>, { actor }: RpcContext) {
    if (actor.role !== 'admin') throw new AppError('ACCESS_DENIED');
    this.filters.push(filter);
    return { items: [], total: 0, nextCursor: null };
  }
}
