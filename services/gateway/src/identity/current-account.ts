import { RpcClient } from '@afya/messaging';
import { GetAccount, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';

/** Reads the current state of the signed-in caller's account. */
@Injectable()
export class CurrentAccount {
  constructor(private readonly rpc: RpcClient) {}

  /** null when no user is signed in, the account is deleted, or its password has changed since this login began */
  async of({ actor, passwordVersion }: Request): Promise<Account | null> {
    const { userId } = actor;
    const account = userId === null ? null : await this.rpc.call(GetAccount, { userId }, actor);
    return account?.passwordVersion === passwordVersion ? account : null;
  }
}
