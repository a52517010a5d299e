import { stepUpFormSchema, stepUpSchema } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { type Request } from 'express';
import * as z from 'zod/mini';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { parseWith } from '../http/parse-with';
import { CurrentAccount } from '../identity/current-account';
import { needsStepUp } from '../identity/step-up.guard';
import { ApiRoute } from '../openapi/api-route.decorator';
import { StepUpHandler } from './step-up.handler';

@Controller('auth/step-up')
export class StepUpController {
  constructor(
    private readonly current: CurrentAccount,
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
    // A screen that hears "no" has a fifth of the time left to act.
    return { required: needsStepUp(request, this.env.STEP_UP_MS, this.env.STEP_UP_MS / 5) };
  }

  @Post()
  @HttpCode(200)
  @ApiRoute({
    summary: 'Confirms the password of the signed-in user, for this login and a few minutes.',
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
  async confirm(@Req() request: Request): Promise<{ success: true }> {
    const account = await this.current.of(request);
    if (!account) throw new AppError('LOGIN_REQUIRED');
    const { password } = parseWith(stepUpFormSchema, request.body);
    await this.stepUp.execute(request, account, password);
    return { success: true };
  }
}
