import { RpcClient } from '@afya/messaging';
import { SYSTEM_ACTOR, VerifyCredentials, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Request } from 'express';
import { Strategy } from 'passport-local';
import { countLogin } from './count-login';
import { LoginThrottle } from '../identity/login-throttle';

/** passport-local, with the auth service verifying usernames and passwords. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly rpc: RpcClient,
    private readonly throttle: LoginThrottle,
  ) {
    super({ passReqToCallback: true });
  }

  /** Throws CREDENTIALS_INVALID or LOGIN_THROTTLED. */
  validate(request: Request, username: string, password: string): Promise<Account> {
    const verify = () => this.rpc.call(VerifyCredentials, { username, password }, SYSTEM_ACTOR);
    return countLogin(() => this.throttle.attempt(this.throttle.ofLogin(request, username), verify));
  }
}
