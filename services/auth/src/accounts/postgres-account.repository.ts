import { type Role } from '@afya/contracts';
import { Database } from '@afya/database';
import { eventRow, tellEvents } from '@afya/events';
import { foldUsername, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { loggedIn, loginFailed, registered } from './account-event';
import { AccountRepository, type NewAccount, type NewPassword, type Secret } from './account.repository';
import * as sql from './account.sql';
import { usernameSkeleton } from './username-skeleton';

@Injectable()
export class PostgresAccountRepository extends AccountRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert({ id, username, preferredLanguage, passwordHash, passwordVersion }: NewAccount): Promise<boolean> {
    const names = [username, foldUsername(username), usernameSkeleton(username)];
    const values = [id, ...names, preferredLanguage, passwordHash, passwordVersion];
    return this.database.transaction(async (queries) => {
      const inserted = await queries.query(sql.insertAccount, values);
      if (inserted.length === 1) await tellEvents(queries, eventRow([registered(id)]));
      return inserted.length === 1;
    });
  }

  async noteLogin(userId: string): Promise<void> {
    await this.database.transaction(async (queries) => {
      await queries.query(sql.updateLastLogin, [userId]);
      await tellEvents(queries, eventRow([loggedIn(userId)]));
    });
  }

  async noteFailedLogin(userId: string | null): Promise<void> {
    await tellEvents(this.database, eventRow([loginFailed(userId)]));
  }

  async isTaken(username: string): Promise<boolean> {
    const found = await this.database.query(sql.findTaken, [foldUsername(username), usernameSkeleton(username)]);
    return found.length > 0;
  }

  async find(userId: string): Promise<Account | null> {
    const [found] = await this.database.query<FoundAccount>(sql.findById, [userId]);
    if (!found) return null;
    const { secondFactor, ...account } = found;
    return secondFactor ? { ...account, secondFactor } : account;
  }

  async findSecret(userId: string): Promise<Secret | null> {
    return toSecret(await this.database.query<SecretRow>(sql.findSecretById, [userId]));
  }

  async findSecretByName(username: string): Promise<Secret | null> {
    return toSecret(await this.database.query<SecretRow>(sql.findSecretByName, [foldUsername(username)]));
  }

  async replacePassword({ account, passwordHash, passwordVersion }: NewPassword): Promise<Account | null> {
    const values = [account.id, account.passwordVersion, passwordHash, passwordVersion];
    const [changed] = await this.database.query<Account>(sql.updatePassword, values);
    return changed ?? null;
  }

  async setRole(username: string, role: Role): Promise<Account | null> {
    const [account] = await this.database.query<Account>(sql.updateRole, [foldUsername(username), role]);
    return account ?? null;
  }

  async resetSecondFactor(username: string): Promise<boolean> {
    const deleted = await this.database.query<{ isConfirmed: boolean }>(sql.deleteSecondFactors, [
      foldUsername(username),
    ]);
    return deleted.some(({ isConfirmed }) => isConfirmed);
  }

  listAdmins(): Promise<Account[]> {
    return this.database.query<Account>(sql.selectAdmins);
  }
}

type FoundAccount = Omit<Account, 'secondFactor'> & { secondFactor: string | null };
type SecretRow = Account & { passwordHash: string };

function toSecret([found]: SecretRow[]): Secret | null {
  if (!found) return null;
  const { passwordHash, ...account } = found;
  return { account, passwordHash };
}
