import { errorForLog, logger } from '@afya/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { cookieName, cookieOptions, isSecure } from '../identity/cookies';
import { LoginSessionStore } from '../identity/login-session.store';

/** Ends every login of the caller and takes back the cookies of this browser, which is nobody's afterwards. */
@Injectable()
export class ForgetBrowserHandler {
  constructor(
    private readonly logins: LoginSessionStore,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  async execute(request: Request, response: Response): Promise<void> {
    const { userId } = request.actor;
    // The erasure ends them too, a moment later, should this fail.
    if (userId)
      await this.logins
        .endAll(userId)
        .catch((error) => logger.warn({ err: errorForLog(error) }, 'logins not ended yet'));
    const secure = isSecure(this.env, request);
    for (const name of ['vid', 'login'] as const) response.clearCookie(cookieName(name, secure), cookieOptions(secure));
  }
}
