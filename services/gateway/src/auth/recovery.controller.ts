import {
  recoverSchema,
  recoveryCodeFormSchema,
  recoveryCodeSchema,
  userSchema,
  type Recover,
  type RecoveryCode,
  type User,
} from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { SetRecoveryCode, type Account } from '@afya/service-contracts';
import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { type Request, type Response } from 'express';
import * as z from 'zod/mini';
import { CallerAccount } from '../identity/caller.decorator';
import { LoginGuard } from '../identity/login.guard';
import { LoginThrottle } from '../identity/login-throttle';
import { LimitAs } from '../limits/limit-kinds';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { zod } from '../platform/validation/zod.pipe';
import { newRecoveryCode } from './new-recovery-code';
import { ForgottenPasswordHandler } from './forgotten-password.handler';
import { toUser } from './to-user';

const FORM = ['VALIDATION_FAILED', 'BODY_MALFORMED', 'LOGIN_THROTTLED', 'ORIGIN_REJECTED'] as const;

/** The code that replaces a forgotten password. */
@Controller('auth')
export class RecoveryController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly throttle: LoginThrottle,
    private readonly forgottenPassword: ForgottenPasswordHandler,
  ) {}

  @Post('recovery-code')
  @LimitAs('password')
  @HttpCode(200)
  @UseGuards(LoginGuard)
  @ApiRoute({
    summary: 'Makes a recovery code for the signed-in user, who enters the password. It replaces an earlier one.',
    body: recoveryCodeFormSchema,
    answers: { 200: recoveryCodeSchema },
    refusals: [...FORM, 'LOGIN_REQUIRED'],
  })
  async newCode(
    @Req() { actor }: Request,
    @CallerAccount() { id }: Account,
    @Body(zod(recoveryCodeFormSchema)) { password }: z.infer<typeof recoveryCodeFormSchema>,
  ): Promise<RecoveryCode> {
    const recoveryCode = newRecoveryCode();
    await this.throttle
      .attempt(this.throttle.ofUser(id), () => this.rpc.call(SetRecoveryCode, { password, recoveryCode }, actor))
      .catch(atPasswordField);
    return { recoveryCode };
  }

  @Post('recover')
  @LimitAs('login')
  @HttpCode(200)
  @ApiRoute({
    summary: 'Replaces a forgotten password with a recovery code, ends all logins of the account and signs in.',
    body: recoverSchema,
    answers: { 200: userSchema },
    refusals: [...FORM, 'CREDENTIALS_INVALID'],
  })
  async recover(
    @Body(zod(recoverSchema)) form: Recover,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    return toUser(await this.forgottenPassword.execute(form, request, response));
  }
}

function atPasswordField(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'CREDENTIALS_INVALID') throw error;
  throw new AppError('VALIDATION_FAILED', { errors: { password: 'The current password is wrong' } });
}
