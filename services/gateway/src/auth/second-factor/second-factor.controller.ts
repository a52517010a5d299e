import {
  recoveryCodesSchema,
  secondFactorFormSchema,
  secondFactorSetupSchema,
  secondFactorStateSchema,
  userSchema,
  type RecoveryCodes,
  type SecondFactorSetup,
  type SecondFactorState,
  type User,
} from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { type Account, type Actor, GetSecondFactor } from '@afya/service-contracts';
import { Body, Controller, Get, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { type Request } from 'express';
import * as z from 'zod/mini';
import { zod } from '../../platform/validation/zod.pipe';
import { AdminPasswordGuard, AdminSetupGuard } from '../../identity/admin.guard';
import { Caller, CallerAccount } from '../../identity/caller.decorator';
import { CurrentAdmin } from '../../identity/current-admin';
import { StepUpGuard } from '../../identity/step-up.guard';
import { LimitAs } from '../../limits/limit-kinds';
import { ApiRoute } from '../../platform/openapi/api-route.decorator';
import { toUser } from '../to-user';
import { SecondFactorLoginHandler } from './second-factor-login.handler';

const ADMINS = ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED'] as const;

@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly admin: CurrentAdmin,
    private readonly secondFactor: SecondFactorLoginHandler,
  ) {}

  @Get()
  @UseGuards(AdminSetupGuard)
  @ApiRoute({
    summary: 'The calling admin’s second factor. Admins only.',
    answers: { 200: secondFactorStateSchema },
    refusals: [...ADMINS, 'SECOND_FACTOR_REQUIRED'],
  })
  async state(@Caller() actor: Actor): Promise<SecondFactorState> {
    const state = await this.rpc.call(GetSecondFactor, {}, actor);
    return { required: this.admin.needsSecondFactor, ...state };
  }

  @Post()
  @LimitAs('password')
  @HttpCode(200)
  @UseGuards(AdminPasswordGuard)
  @ApiRoute({
    summary: 'Completes an admin’s login with a code of the authenticator app or a recovery code. Admins only.',
    body: secondFactorFormSchema,
    answers: { 200: userSchema },
    refusals: [
      ...ADMINS,
      'VALIDATION_FAILED',
      'BODY_MALFORMED',
      'SECOND_FACTOR_INVALID',
      'SECOND_FACTOR_SETUP_REQUIRED',
      'LOGIN_THROTTLED',
      'ORIGIN_REJECTED',
    ],
  })
  async enterCode(
    @Req() request: Request,
    @CallerAccount() account: Account,
    @Body(zod(secondFactorFormSchema)) { code }: z.infer<typeof secondFactorFormSchema>,
  ): Promise<User> {
    await this.secondFactor.enterCode(request, account, code);
    return toUser(account);
  }

  @Post('setup')
  @HttpCode(200)
  @UseGuards(StepUpGuard, AdminSetupGuard)
  @ApiRoute({
    summary: 'Creates the secret of a second factor, which is active after its confirmation. Admins only.',
    answers: { 200: secondFactorSetupSchema },
    refusals: [...ADMINS, 'SECOND_FACTOR_REQUIRED', 'PASSWORD_REQUIRED', 'ORIGIN_REJECTED'],
  })
  setUp(@Caller() actor: Actor): Promise<SecondFactorSetup> {
    return this.secondFactor.start(actor);
  }

  @Post('confirmation')
  @LimitAs('password')
  @HttpCode(200)
  @UseGuards(StepUpGuard, AdminSetupGuard)
  @ApiRoute({
    summary: 'Confirms the new second factor with its code and returns the recovery codes once. Admins only.',
    body: secondFactorFormSchema,
    answers: { 200: recoveryCodesSchema },
    refusals: [
      ...ADMINS,
      'VALIDATION_FAILED',
      'BODY_MALFORMED',
      'SECOND_FACTOR_REQUIRED',
      'SECOND_FACTOR_INVALID',
      'PASSWORD_REQUIRED',
      'LOGIN_THROTTLED',
      'ORIGIN_REJECTED',
    ],
  })
  confirm(
    @Req() request: Request,
    @CallerAccount() account: Account,
    @Body(zod(secondFactorFormSchema)) { code }: z.infer<typeof secondFactorFormSchema>,
  ): Promise<RecoveryCodes> {
    return this.secondFactor.confirm(request, account, code);
  }
}
