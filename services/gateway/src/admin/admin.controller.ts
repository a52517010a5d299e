import { adminLogSchema, diagnosisLogSchema, LIMITS, type AdminLog, type DiagnosisLog } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { ListDiagnoses, ListLogs, type Actor } from '@afya/service-contracts';
import { Controller, Get, Query, Res, UseGuards } from '@nestjs/common';
import { type Response } from 'express';
import * as z from 'zod/mini';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../openapi/api-route.decorator';
import { AdminGuard } from './admin.guard';
import { logQuerySchema, toLogFilter } from './log-query';

interface Page<Item> {
  items: Item[];
  total: number;
  nextCursor: string | null;
}
const PAGE_HEADERS = {
  'X-Total-Count': `how many there are in all; with \`q\`, ${LIMITS.searchCounted} at most are counted`,
  'X-Next-Cursor': '`before` of the next page',
};

@Controller('admin')
@UseGuards(AdminGuard)
export class AdminController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('logs')
  @ApiRoute({
    summary: 'What happened, newest first. Admins only.',
    query: logQuerySchema,
    answers: { 200: z.array(adminLogSchema) },
    answerHeaders: PAGE_HEADERS,
    refusals: ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED', 'VALIDATION_FAILED'],
  })
  async logs(
    @Query() query: Record<string, unknown>,
    @Caller() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminLog[]> {
    return answer(response, await this.rpc.call(ListLogs, toLogFilter(query), actor));
  }

  @Get('diagnoses')
  @ApiRoute({
    summary: 'The diagnoses that were given, newest first. Admins only.',
    query: logQuerySchema,
    answers: { 200: z.array(diagnosisLogSchema) },
    answerHeaders: PAGE_HEADERS,
    refusals: ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED', 'VALIDATION_FAILED'],
  })
  async diagnoses(
    @Query() query: Record<string, unknown>,
    @Caller() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DiagnosisLog[]> {
    return answer(response, await this.rpc.call(ListDiagnoses, toLogFilter(query), actor));
  }
}

function answer<Item>(response: Response, { items, total, nextCursor }: Page<Item>): Item[] {
  response.set({ 'X-Total-Count': String(total), 'Cache-Control': 'no-store' });
  if (nextCursor !== null) response.setHeader('X-Next-Cursor', nextCursor);
  return items;
}
