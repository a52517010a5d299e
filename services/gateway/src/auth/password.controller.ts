import { type ChangePassword, changePasswordSchema } from '@afya/contracts';
import { type Account } from '@afya/service-contracts';
import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { type Request } from 'express';
import * as z from 'zod/mini';
import { zod } from '../platform/validation/zod.pipe';
import { CallerAccount } from '../identity/caller.decorator';
import { LoginGuard } from '../identity/login.guard';
import { LimitAs } from '../limits/limit-kinds';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { ChangeOwnPasswordHandler } from './change-own-password.handler';

@Controller('auth/password')
export class PasswordController {
  constructor(private readonly changePassword: ChangeOwnPasswordHandler) {}

  @Post()
  @LimitAs('password')
  @HttpCode(200)
  @UseGuards(LoginGuard)
  @ApiRoute({
    summary: 'Changes the password of the signed-in user and ends all their other logins.',
    body: changePasswordSchema,
    answers: { 200: z.object({ success: z.literal(true) }) },
    refusals: ['VALIDATION_FAILED', 'BODY_MALFORMED', 'LOGIN_REQUIRED', 'LOGIN_THROTTLED', 'ORIGIN_REJECTED'],
  })
  async change(
    @Req() request: Request,
    @CallerAccount() account: Account,
    @Body(zod(changePasswordSchema)) change: ChangePassword,
  ): Promise<{ success: true }> {
    await this.changePassword.execute(request, account, change);
    return { success: true };
  }
}
