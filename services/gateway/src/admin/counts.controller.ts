import { logCountsSchema, type LogCounts } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { CountLogs, type Actor } from '@afya/service-contracts';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../openapi/api-route.decorator';
import { AdminGuard } from './admin.guard';
import { countQuerySchema, toCountFilter } from './log-query';

@Controller('admin/counts')
@UseGuards(AdminGuard)
export class CountsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiRoute({
    summary: 'How many entries of the log fit a filter. Admins only.',
    query: countQuerySchema,
    answers: { 200: logCountsSchema },
    refusals: ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED', 'VALIDATION_FAILED'],
  })
  counts(@Query() query: Record<string, unknown>, @Caller() actor: Actor): Promise<LogCounts> {
    return this.rpc.call(CountLogs, toCountFilter(query), actor);
  }
}
