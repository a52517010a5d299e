import { RpcClient } from '@afya/messaging';
import { SYSTEM_ACTOR, VerifyCredentials, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Request } from 'express';
import { Strategy } from 'passport-local';
import { countGuess } from './count-guess';
import { countLogin } from './count-login';
import { LoginThrottle } from './login-throttle';

/** passport-local, with the auth service as the judge of names and passwords. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly rpc: RpcClient,
    private readonly throttle: LoginThrottle,
  ) {
    super({ passReqToCallback: true });
  }

  /** Refused with CREDENTIALS_INVALID or LOGIN_THROTTLED. */
  validate(request: Request, username: string, password: string): Promise<Account> {
    const judge = () => this.rpc.call(VerifyCredentials, { username, password }, SYSTEM_ACTOR);
    return countLogin(() => countGuess(this.throttle, this.throttle.ofLogin(request, username), judge));
  }
}
