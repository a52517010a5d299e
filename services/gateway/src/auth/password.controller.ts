import { changePasswordSchema } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { type Request } from 'express';
import * as z from 'zod/mini';
import { parseWith } from '../http/parse-with';
import { CurrentAccount } from '../identity/current-account';
import { ApiRoute } from '../openapi/api-route.decorator';
import { ChangePasswordHandler } from './change-password.handler';

@Controller('auth/password')
export class PasswordController {
  constructor(
    private readonly current: CurrentAccount,
    private readonly changePassword: ChangePasswordHandler,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiRoute({
    summary: 'Changes the password of the signed-in user and ends all their other logins.',
    body: changePasswordSchema,
    answers: { 200: z.object({ success: z.literal(true) }) },
    refusals: ['VALIDATION_FAILED', 'BODY_MALFORMED', 'LOGIN_REQUIRED', 'LOGIN_THROTTLED', 'ORIGIN_REJECTED'],
  })
  async change(@Req() request: Request): Promise<{ success: true }> {
    const account = await this.current.of(request);
    if (!account) throw new AppError('LOGIN_REQUIRED');
    await this.changePassword.execute(request, account, parseWith(changePasswordSchema, request.body));
    return { success: true };
  }
}
