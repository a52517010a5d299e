import { stepUpFormSchema, stepUpSchema } from '@afya/contracts';
import { type Account } from '@afya/service-contracts';
import { Body, Controller, Get, HttpCode, Inject, Post, Req, UseGuards } from '@nestjs/common';
import { type Request } from 'express';
import * as z from 'zod/mini';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { zod } from '../platform/validation/zod.pipe';
import { CallerAccount } from '../identity/caller.decorator';
import { LoginGuard } from '../identity/login.guard';
import { needsStepUp } from '../identity/step-up.guard';
import { LimitAs } from '../limits/limit-kinds';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { StepUpHandler } from './step-up.handler';

@Controller('auth/step-up')
export class StepUpController {
  constructor(
    private readonly stepUp: StepUpHandler,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'STEP_UP_MS'>,
  ) {}

  @Get()
  @ApiRoute({
    summary: 'Whether the caller must enter the password again before revealing, exporting or deleting.',
    answers: { 200: stepUpSchema },
    refusals: [],
  })
  state(@Req() request: Request): z.infer<typeof stepUpSchema> {
    // The margin leaves the caller at least a fifth of STEP_UP_MS to act after the answer "not required".
    return { required: needsStepUp(request, this.env.STEP_UP_MS, this.env.STEP_UP_MS / 5) };
  }

  @Post()
  @LimitAs('password')
  @HttpCode(200)
  @UseGuards(LoginGuard)
  @ApiRoute({
    summary: 'Confirms the password of the signed-in user for this login and a few minutes.',
    body: stepUpFormSchema,
    answers: { 200: z.object({ success: z.literal(true) }) },
    refusals: [
      'VALIDATION_FAILED',
      'BODY_MALFORMED',
      'LOGIN_REQUIRED',
      'CREDENTIALS_INVALID',
      'LOGIN_THROTTLED',
      'ORIGIN_REJECTED',
    ],
  })
  async confirm(
    @Req() request: Request,
    @CallerAccount() account: Account,
    @Body(zod(stepUpFormSchema)) { password }: z.infer<typeof stepUpFormSchema>,
  ): Promise<{ success: true }> {
    await this.stepUp.execute(request, account, password);
    return { success: true };
  }
}
