import {
  type Language,
  LANGUAGES,
  languageSchema,
  loginSchema,
  registerSchema,
  userSchema,
  type User,
} from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { RegisterAccount, SYSTEM_ACTOR, type Account } from '@afya/service-contracts';
import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { clearBrowserCache } from '../platform/clear-browser-cache';
import { zod } from '../platform/validation/zod.pipe';
import { Cookies } from '../identity/cookies';
import { closeLogin } from '../identity/login-session';
import { LimitAs } from '../limits/limit-kinds';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { PasswordGuard } from './password.guard';
import { SignInHandler } from './sign-in.handler';
import { toUser } from './to-user';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly signIn: SignInHandler,
    private readonly cookies: Cookies,
  ) {}

  @Post('register')
  @LimitAs('register')
  @ApiRoute({
    summary: 'Creates an account and signs in. The visitor’s sessions and credits become the user’s.',
    body: registerSchema,
    answers: { 201: userSchema },
    refusals: ['VALIDATION_FAILED', 'BODY_MALFORMED', 'BODY_TOO_LARGE', 'USERNAME_TAKEN', 'ORIGIN_REJECTED'],
  })
  async register(
    @Body(zod(registerSchema)) form: z.infer<typeof registerSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const preferredLanguage = form.preferredLanguage ?? languageOf(request);
    const registration = { ...form, preferredLanguage, userId: randomUUID() };
    const account = await this.rpc.call(RegisterAccount, registration, SYSTEM_ACTOR);
    await this.signIn.execute({ account, occasion: 'register', request, response });
    return toUser(account);
  }

  @Post('login')
  @LimitAs('login')
  @HttpCode(200)
  @UseGuards(PasswordGuard)
  @ApiRoute({
    summary: 'Signs in. The visitor’s sessions of the last 24 hours become the user’s.',
    body: loginSchema,
    answers: { 200: userSchema },
    refusals: ['VALIDATION_FAILED', 'BODY_MALFORMED', 'CREDENTIALS_INVALID', 'LOGIN_THROTTLED', 'ORIGIN_REJECTED'],
  })
  async login(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<User> {
    const account = request.user as Account;
    await this.signIn.execute({ account, occasion: 'login', request, response });
    return toUser(account);
  }

  @Post('logout')
  @HttpCode(200)
  @ApiRoute({
    summary: 'Ends the login and clears the browser’s cache.',
    answers: { 200: z.object({ success: z.literal(true) }) },
    refusals: ['ORIGIN_REJECTED'],
  })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<{ success: true }> {
    await closeLogin(this.cookies, request, response);
    clearBrowserCache(response);
    return { success: true };
  }
}

/** The language of the Accept-Language header; English when it contains neither English nor Swahili. */
const languageOf = (request: Request): Language =>
  languageSchema.safeParse(request.acceptsLanguages([...LANGUAGES])).data ?? 'en';
