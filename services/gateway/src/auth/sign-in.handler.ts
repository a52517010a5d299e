import { type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { Cookies } from '../identity/cookies';
import { ClaimVisitorHandler } from './claim-visitor.handler';
import { KnownBrowsers } from '../identity/known-browsers';
import { OpenLoginHandler } from './open-login.handler';

export interface SignIn {
  account: Account;
  occasion: 'register' | 'login';
  request: Request;
  response: Response;
}

/** Signs a user in: claims the visitor's sessions, starts a login, and gives the browser a new visitor id. */
@Injectable()
export class SignInHandler {
  constructor(
    private readonly claimVisitor: ClaimVisitorHandler,
    private readonly openLogin: OpenLoginHandler,
    private readonly browsers: KnownBrowsers,
    private readonly cookies: Cookies,
  ) {}

  async execute({ account, occasion, request, response }: SignIn): Promise<void> {
    const claimed = await this.claimVisitor.execute(request, { userId: account.id, occasion });
    await this.openLogin.execute(request, account);
    this.browsers.remember(request, response, account.username);
    if (claimed) this.cookies.issueVisitor(request, response);
  }
}
