import { logCountsSchema, type LogCounts } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { CountLogs, type Actor } from '@afya/service-contracts';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { withoutEmpty, zod } from '../platform/validation/zod.pipe';
import { Caller } from '../identity/caller.decorator';
import { Polled } from '../platform/polled.decorator';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { AdminGuard } from '../identity/admin.guard';
import { countQuerySchema, toFilter } from './log-query';

@Controller('admin/counts')
@UseGuards(AdminGuard)
export class CountsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  @Polled()
  @Header('Cache-Control', 'no-store')
  @ApiRoute({
    summary: 'The number of log entries that match a filter. Admins only.',
    query: countQuerySchema,
    answers: { 200: logCountsSchema },
    refusals: ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED', 'VALIDATION_FAILED'],
  })
  counts(
    @Query(withoutEmpty, zod(countQuerySchema)) query: z.infer<typeof countQuerySchema>,
    @Caller() actor: Actor,
  ): Promise<LogCounts> {
    return this.rpc.call(CountLogs, toFilter(query), actor);
  }
}
