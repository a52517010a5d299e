import { verdictFormSchema, verdictSchema, type Verdict } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { GiveVerdict, type Actor } from '@afya/service-contracts';
import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { parseWith } from '../http/parse-with';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../openapi/api-route.decorator';
import { AdminGuard } from './admin.guard';

const pathSchema = z.object({ eventId: z.uuid() });

@Controller('admin/diagnoses')
@UseGuards(AdminGuard)
export class VerdictController {
  constructor(private readonly rpc: RpcClient) {}

  @Post(':eventId/verdict')
  @HttpCode(200)
  @ApiRoute({
    summary: 'A clinician’s verdict on a diagnosis; the same admin’s next one takes its place. Admins only.',
    body: verdictFormSchema,
    answers: { 200: verdictSchema },
    refusals: ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED', 'VALIDATION_FAILED', 'BODY_MALFORMED', 'ORIGIN_REJECTED'],
  })
  async verdict(@Param() path: unknown, @Body() untrusted: unknown, @Caller() actor: Actor): Promise<Verdict> {
    const { eventId } = parseWith(pathSchema, path);
    return this.rpc.call(GiveVerdict, { ...parseWith(verdictFormSchema, untrusted), eventId }, actor);
  }
}
