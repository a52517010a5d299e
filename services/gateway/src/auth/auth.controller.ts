import {
  type Language,
  LANGUAGES,
  languageSchema,
  loginSchema,
  registerSchema,
  sessionListSchema,
  userSchema,
  type SessionListItem,
  type User,
} from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { ListSessions, RegisterAccount, SYSTEM_ACTOR, type Account, type Actor } from '@afya/service-contracts';
import { Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { clearBrowserCache } from '../http/clear-browser-cache';
import { parseWith } from '../http/parse-with';
import { Caller } from '../identity/caller.decorator';
import { Cookies } from '../identity/cookies';
import { CurrentAccount } from '../identity/current-account';
import { closeLogin } from '../identity/login-session';
import { ApiRoute } from '../openapi/api-route.decorator';
import { PasswordGuard } from './password.guard';
import { SignInHandler } from './sign-in.handler';
import { toUser } from './to-user';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly signIn: SignInHandler,
    private readonly current: CurrentAccount,
    private readonly cookies: Cookies,
  ) {}

  @Get('me')
  @ApiRoute({ summary: 'The signed-in user.', answers: { 200: userSchema }, refusals: ['LOGIN_REQUIRED'] })
  async me(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<User> {
    response.setHeader('Cache-Control', 'no-store');
    const account = await this.current.of(request);
    if (!account) throw new AppError('LOGIN_REQUIRED');
    return toUser(account);
  }

  @Post('register')
  @ApiRoute({
    summary: 'Makes an account and signs in. The visitor’s sessions and credits become the user’s.',
    body: registerSchema,
    answers: { 201: userSchema },
    refusals: ['VALIDATION_FAILED', 'BODY_MALFORMED', 'BODY_TOO_LARGE', 'USERNAME_TAKEN', 'ORIGIN_REJECTED'],
  })
  async register(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<User> {
    const wanted = parseWith(registerSchema, request.body);
    const preferredLanguage = wanted.preferredLanguage ?? languageOf(request);
    const registration = { ...wanted, preferredLanguage, userId: randomUUID() };
    const account = await this.rpc.call(RegisterAccount, registration, SYSTEM_ACTOR);
    await this.signIn.execute({ account, occasion: 'register', request, response });
    return toUser(account);
  }

  @Post('login')
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
    summary: 'Ends the login. Browsers remove what they cached.',
    answers: { 200: z.object({ success: z.literal(true) }) },
    refusals: ['ORIGIN_REJECTED'],
  })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<{ success: true }> {
    await closeLogin(this.cookies, request, response);
    clearBrowserCache(response);
    return { success: true };
  }

  @Get('sessions')
  @ApiRoute({
    summary: 'The user’s sessions, newest first.',
    answers: { 200: sessionListSchema },
    refusals: ['LOGIN_REQUIRED'],
  })
  sessions(@Caller() actor: Actor): Promise<SessionListItem[]> {
    signedIn(actor);
    return this.rpc.call(ListSessions, {}, actor);
  }
}

function signedIn({ userId }: Actor): void {
  if (userId === null) throw new AppError('LOGIN_REQUIRED');
}

/** The language of the request by its Accept-Language header, English where it names neither. */
const languageOf = (request: Request): Language =>
  languageSchema.safeParse(request.acceptsLanguages([...LANGUAGES])).data ?? 'en';
