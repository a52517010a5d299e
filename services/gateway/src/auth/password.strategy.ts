import { type User } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { SYSTEM_ACTOR, VerifyCredentials } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { LoginThrottle } from './login-throttle';

/** passport-local, with the auth service as the judge of names and passwords. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly rpc: RpcClient,
    private readonly throttle: LoginThrottle,
  ) {
    super();
  }

  /** Refused with CREDENTIALS_INVALID or LOGIN_THROTTLED. */
  async validate(username: string, password: string): Promise<User> {
    await this.throttle.begin(username);
    try {
      const user = await this.rpc.call(VerifyCredentials, { username, password }, SYSTEM_ACTOR);
      await this.throttle.succeeded(username);
      return user;
    } catch (error) {
      const judged = error instanceof AppError && error.code === 'CREDENTIALS_INVALID';
      if (!judged) await this.throttle.takeBack(username);
      throw error;
    }
  }
}
