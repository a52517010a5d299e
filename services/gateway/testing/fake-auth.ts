import { type User } from '@afya/contracts';
import { RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { foldUsername, GetAccount, RegisterAccount, VerifyCredentials, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';

/** An auth service that keeps names and passwords in memory. */
@Controller()
export class FakeAuth {
  readonly accounts = new Map<string, { user: User; password: string }>();
  verified = 0;

  @RpcHandler(RegisterAccount)
  async register(request: RpcRequest<typeof RegisterAccount>) {
    const { username, password, preferredLanguage, userId } = request;
    if (this.accounts.has(foldUsername(username))) throw new AppError('USERNAME_TAKEN');
    const user: User = { id: userId, username, preferredLanguage, role: 'user' };
    this.accounts.set(foldUsername(username), { user, password });
    return user;
  }

  @RpcHandler(VerifyCredentials)
  async verify({ username, password }: RpcRequest<typeof VerifyCredentials>) {
    this.verified += 1;
    const found = this.accounts.get(foldUsername(username));
    if (found?.password !== password) throw new AppError('CREDENTIALS_INVALID');
    return found.user;
  }

  @RpcHandler(GetAccount)
  async get({ userId }: RpcRequest<typeof GetAccount>) {
    return [...this.accounts.values()].find(({ user }) => user.id === userId)?.user ?? null;
  }
}
