import { adminLogSchema, diagnosisLogSchema, LIMITS, type AdminLog, type DiagnosisLog } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { ListDiagnoses, ListLogs, type Actor } from '@afya/service-contracts';
import { Controller, Get, Query, Res, UseGuards } from '@nestjs/common';
import { type Response } from 'express';
import * as z from 'zod/mini';
import { withoutEmpty, zod } from '../platform/validation/zod.pipe';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { AdminGuard } from '../identity/admin.guard';
import { type LogQuery, logQuerySchema, toLogFilter } from './log-query';

interface Page<Item> {
  items: Item[];
  total: number;
  nextCursor: string | null;
}
const PAGE_HEADERS = {
  'X-Total-Count': `total number of entries; with \`q\`, at most ${LIMITS.searchCounted} are counted`,
  'X-Next-Cursor': '`before` of the next page',
};

@Controller('admin')
@UseGuards(AdminGuard)
export class AdminController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('logs')
  @ApiRoute({
    summary: 'The events of the log, newest first. Admins only.',
    query: logQuerySchema,
    answers: { 200: z.array(adminLogSchema) },
    answerHeaders: PAGE_HEADERS,
    refusals: ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED', 'VALIDATION_FAILED'],
  })
  async logs(
    @Query(withoutEmpty, zod(logQuerySchema)) query: LogQuery,
    @Caller() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminLog[]> {
    return respond(response, await this.rpc.call(ListLogs, toLogFilter(query), actor));
  }

  @Get('diagnoses')
  @ApiRoute({
    summary: 'The diagnoses, newest first. Admins only.',
    query: logQuerySchema,
    answers: { 200: z.array(diagnosisLogSchema) },
    answerHeaders: PAGE_HEADERS,
    refusals: ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED', 'VALIDATION_FAILED'],
  })
  async diagnoses(
    @Query(withoutEmpty, zod(logQuerySchema)) query: LogQuery,
    @Caller() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DiagnosisLog[]> {
    return respond(response, await this.rpc.call(ListDiagnoses, toLogFilter(query), actor));
  }
}

function respond<Item>(response: Response, { items, total, nextCursor }: Page<Item>): Item[] {
  response.set({ 'X-Total-Count': String(total), 'Cache-Control': 'no-store' });
  if (nextCursor !== null) response.setHeader('X-Next-Cursor', nextCursor);
  return items;
}
