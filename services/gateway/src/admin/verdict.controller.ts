import { verdictFormSchema, verdictSchema, type Verdict } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { GiveVerdict, type Actor } from '@afya/service-contracts';
import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { zod } from '../platform/validation/zod.pipe';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { AdminGuard } from '../identity/admin.guard';

const pathSchema = z.object({ eventId: z.uuid() });

@Controller('admin/diagnoses')
@UseGuards(AdminGuard)
export class VerdictController {
  constructor(private readonly rpc: RpcClient) {}

  @Post(':eventId/verdict')
  @HttpCode(200)
  @ApiRoute({
    summary: 'A clinician’s verdict on a diagnosis; a second one of the same admin replaces it. Admins only.',
    body: verdictFormSchema,
    answers: { 200: verdictSchema },
    refusals: ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED', 'VALIDATION_FAILED', 'BODY_MALFORMED', 'ORIGIN_REJECTED'],
  })
  verdict(
    @Body(zod(verdictFormSchema)) form: z.infer<typeof verdictFormSchema>,
    @Param(zod(pathSchema)) { eventId }: z.infer<typeof pathSchema>,
    @Caller() actor: Actor,
  ): Promise<Verdict> {
    return this.rpc.call(GiveVerdict, { ...form, eventId }, actor);
  }
}
