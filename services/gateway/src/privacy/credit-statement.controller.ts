import { creditStatementQuerySchema, creditStatementSchema, type CreditStatement } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { type Actor, ReadCreditStatement } from '@afya/service-contracts';
import { Controller, Get, Header, Query } from '@nestjs/common';
import * as z from 'zod/mini';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { zod } from '../platform/validation/zod.pipe';

@Controller('me/credits')
export class CreditStatementController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiRoute({
    summary: 'What each message of the caller cost, refunds with their reason, and purchases; newest first.',
    answers: { 200: creditStatementSchema },
    refusals: ['VALIDATION_FAILED', 'ACCESS_DENIED'],
  })
  read(
    @Query(zod(creditStatementQuerySchema)) query: z.infer<typeof creditStatementQuerySchema>,
    @Caller() actor: Actor,
  ): Promise<CreditStatement> {
    return this.rpc.call(ReadCreditStatement, query, actor);
  }
}
