import { overviewSchema, type Overview } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { ReadOverview, type Actor } from '@afya/service-contracts';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { withoutEmpty, zod } from '../platform/validation/zod.pipe';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { AdminGuard } from '../identity/admin.guard';
import { overviewQuerySchema, toPeriod } from './overview-query';

@Controller('admin/overview')
@UseGuards(AdminGuard)
export class OverviewController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiRoute({
    summary: 'Anonymous metrics of a period by hour, day or week; by default the last 30 days by day. Admins only.',
    query: overviewQuerySchema,
    answers: { 200: overviewSchema },
    refusals: ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED', 'VALIDATION_FAILED'],
  })
  overview(
    @Query(withoutEmpty, zod(overviewQuerySchema)) query: z.infer<typeof overviewQuerySchema>,
    @Caller() actor: Actor,
  ): Promise<Overview> {
    return this.rpc.call(ReadOverview, toPeriod(query, new Date()), actor);
  }
}
