import { RpcClient } from '@afya/messaging';
import { GetAccount, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';

/** The signed-in caller's account as it is now, not as it was when they signed in. */
@Injectable()
export class CurrentAccount {
  constructor(private readonly rpc: RpcClient) {}

  /** null: nobody is signed in, the account is gone, or its password has been changed since this login began */
  async of({ actor, passwordVersion }: Request): Promise<Account | null> {
    const { userId } = actor;
    const account = userId === null ? null : await this.rpc.call(GetAccount, { userId }, actor);
    return account?.passwordVersion === passwordVersion ? account : null;
  }
}
