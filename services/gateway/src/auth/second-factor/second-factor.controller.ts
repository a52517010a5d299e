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
import { GetSecondFactor } from '@afya/service-contracts';
import { Controller, Get, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { type Request } from 'express';
import { parseWith } from '../../http/parse-with';
import { CurrentAdmin } from '../../identity/current-admin';
import { StepUpGuard } from '../../identity/step-up.guard';
import { ApiRoute } from '../../openapi/api-route.decorator';
import { toUser } from '../to-user';
import { SecondFactorHandler } from './second-factor.handler';

const ADMINS = ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED'] as const;

@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly admin: CurrentAdmin,
    private readonly secondFactor: SecondFactorHandler,
  ) {}

  @Get()
  @ApiRoute({
    summary: 'The calling admin’s second factor. Admins only.',
    answers: { 200: secondFactorStateSchema },
    refusals: [...ADMINS, 'SECOND_FACTOR_REQUIRED'],
  })
  async state(@Req() request: Request): Promise<SecondFactorState> {
    await this.admin.forSetup(request);
    const state = await this.rpc.call(GetSecondFactor, {}, request.actor);
    return { required: this.admin.needsSecondFactor, ...state };
  }

  @Post()
  @HttpCode(200)
  @ApiRoute({
    summary: 'Makes the login an admin’s, by a code of the authenticator app or a recovery code. Admins only.',
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
  async enterCode(@Req() request: Request): Promise<User> {
    await this.admin.byPassword(request);
    const { code } = parseWith(secondFactorFormSchema, request.body);
    return toUser(await this.secondFactor.enterCode(request, code));
  }

  @Post('setup')
  @HttpCode(200)
  @UseGuards(StepUpGuard)
  @ApiRoute({
    summary: 'Makes the secret of a second factor, which counts once it is confirmed. Admins only.',
    answers: { 200: secondFactorSetupSchema },
    refusals: [...ADMINS, 'SECOND_FACTOR_REQUIRED', 'PASSWORD_REQUIRED', 'ORIGIN_REJECTED'],
  })
  setUp(@Req() request: Request): Promise<SecondFactorSetup> {
    return this.secondFactor.start(request);
  }

  @Post('confirmation')
  @HttpCode(200)
  @UseGuards(StepUpGuard)
  @ApiRoute({
    summary: 'Confirms the new second factor by a code of it and gives the recovery codes, this once. Admins only.',
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
  async confirm(@Req() request: Request): Promise<RecoveryCodes> {
    await this.admin.forSetup(request);
    const { code } = parseWith(secondFactorFormSchema, request.body);
    return this.secondFactor.confirm(request, code);
  }
}
