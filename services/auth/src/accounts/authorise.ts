import { AppError } from '@afya/runtime';
import { type Account, type Actor } from '@afya/service-contracts';
import { type AccountRepository } from './account.repository';

export function requireSystem({ role }: Actor): void {
  if (role !== 'system') throw new AppError('ACCESS_DENIED');
}

/** Reads the current role, because the actor's only shows that they are signed in. */
export async function requireAdmin(accounts: AccountRepository, { userId }: Actor): Promise<Account> {
  const account = userId === null ? null : await accounts.find(userId);
  if (account?.role !== 'admin') throw new AppError('ACCESS_DENIED');
  return account;
}
