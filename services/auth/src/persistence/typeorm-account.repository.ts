import { type Role } from '@afya/contracts';
import { Database, queriesIn } from '@afya/database';
import { eventRow, insertEvents } from '@afya/events';
import { foldUsername, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, LessThan, MoreThan } from 'typeorm';
import { loggedIn, loginFailed, registered } from './account-event';
import {
  AccountRepository,
  type ExportedAccount,
  type IdleAccounts,
  type NewAccount,
  type NewPassword,
  type Secret,
} from '../accounts/account.repository';
import { usernameSkeleton } from './username-skeleton';
import { AccountEntity } from './entities/account.entity';
import { SecondFactorEntity } from './entities/second-factor.entity';

@Injectable()
export class TypeOrmAccountRepository extends AccountRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert({ id, username, preferredLanguage, passwordHash, passwordVersion }: NewAccount): Promise<boolean> {
    const names = namesOf(username);
    return this.database.withEntities((entities) =>
      entities.transaction(async (transaction) => {
        const { raw } = await transaction
          .createQueryBuilder()
          .insert()
          .into(AccountEntity)
          .values({ id, username, ...names, preferredLanguage, passwordHash, passwordVersion })
          .orIgnore()
          .returning('id')
          .execute();
        const isInserted = (raw as unknown[]).length > 0;
        if (isInserted) await insertEvents(queriesIn(transaction), eventRow([registered(id)]));
        return isInserted;
      }),
    );
  }

  async noteLogin(id: string): Promise<void> {
    await this.database.withEntities((entities) =>
      entities.transaction(async (transaction) => {
        await transaction.update(AccountEntity, { id }, { lastLoginAt: () => 'now()' });
        await insertEvents(queriesIn(transaction), eventRow([loggedIn(id)]));
      }),
    );
  }

  async noteFailedLogin(userId: string | null): Promise<void> {
    await insertEvents(this.database, eventRow([loginFailed(userId)]));
  }

  async isTaken(username: string): Promise<boolean> {
    const { usernameFolded, usernameSkeleton } = namesOf(username);
    return this.database.withEntities((entities) =>
      entities.existsBy(AccountEntity, [{ usernameFolded }, { usernameSkeleton }]),
    );
  }

  async find(userId: string): Promise<Account | null> {
    const account = await this.database.withEntities((entities) =>
      entities
        .createQueryBuilder(AccountEntity, 'account')
        .leftJoinAndMapOne(
          'account.secondFactor',
          SecondFactorEntity,
          'factor',
          'factor.userId = account.id AND factor.confirmedAt IS NOT NULL',
        )
        .where({ id: userId })
        .getOne(),
    );
    if (!account) return null;
    const { secondFactor } = account as AccountEntity & { secondFactor: SecondFactorEntity | null };
    return { ...toAccount(account), ...(secondFactor && { secondFactor: secondFactor.id }) };
  }

  async findSecret(userId: string): Promise<Secret | null> {
    return this.secretWhere({ id: userId });
  }

  async findSecretByName(username: string): Promise<Secret | null> {
    return this.secretWhere({ usernameFolded: foldUsername(username) });
  }

  async setRecoveryHash(id: string, recoveryHash: string): Promise<void> {
    await this.database.withEntities((entities) => entities.update(AccountEntity, { id }, { recoveryHash }));
  }

  async replacePassword({
    account,
    passwordHash,
    passwordVersion,
    recoveryHash,
  }: NewPassword): Promise<Account | null> {
    const isRecovery = recoveryHash !== undefined;
    const where = { id: account.id, passwordVersion: account.passwordVersion, ...(isRecovery && { recoveryHash }) };
    const { affected } = await this.database.withEntities((entities) =>
      entities.update(AccountEntity, where, {
        passwordHash,
        passwordVersion,
        ...(isRecovery && { recoveryHash: null }),
      }),
    );
    return affected ? { ...account, passwordVersion } : null;
  }

  async setRole(username: string, role: Role): Promise<Account | null> {
    const where = { usernameFolded: foldUsername(username) };
    return this.database.withEntities(async (entities) => {
      await entities.update(AccountEntity, where, { role });
      const account = await entities.findOneBy(AccountEntity, where);
      return account && toAccount(account);
    });
  }

  async resetSecondFactor(username: string): Promise<boolean> {
    return this.database.withEntities(async (entities) => {
      const account = await entities.findOneBy(AccountEntity, { usernameFolded: foldUsername(username) });
      if (!account) return false;
      const { raw } = await entities
        .createQueryBuilder()
        .delete()
        .from(SecondFactorEntity)
        .where({ userId: account.id })
        .returning('confirmed_at')
        .execute();
      return (raw as { confirmed_at: Date | null }[]).some((factor) => factor.confirmed_at !== null);
    });
  }

  async listAdmins(): Promise<Account[]> {
    const admins = await this.database.withEntities((entities) =>
      entities.find(AccountEntity, { where: { role: 'admin' }, order: { usernameFolded: 'ASC' } }),
    );
    return admins.map(toAccount);
  }

  async export(userId: string): Promise<ExportedAccount | null> {
    const account = await this.database.withEntities((entities) => entities.findOneBy(AccountEntity, { id: userId }));
    if (!account) return null;
    const { id, username, preferredLanguage, role, createdAt, lastLoginAt } = account;
    return {
      id,
      username,
      preferredLanguage,
      role,
      createdAt: createdAt.toISOString(),
      lastLoginAt: lastLoginAt.toISOString(),
    };
  }

  async delete(userId: string): Promise<boolean> {
    const { affected } = await this.database.withEntities((entities) => entities.delete(AccountEntity, { id: userId }));
    return !!affected;
  }

  async listIdle({ idleSince, after, limit }: IdleAccounts): Promise<string[]> {
    const where = { lastLoginAt: LessThan(new Date(idleSince)), ...(after !== undefined && { id: MoreThan(after) }) };
    const accounts = await this.database.withEntities((entities) =>
      entities.find(AccountEntity, { where, select: { id: true }, order: { id: 'ASC' }, take: limit }),
    );
    return accounts.map(({ id }) => id);
  }

  private async secretWhere(where: FindOptionsWhere<AccountEntity>): Promise<Secret | null> {
    const account = await this.database.withEntities((entities) => entities.findOneBy(AccountEntity, where));
    if (!account) return null;
    const { passwordHash, recoveryHash } = account;
    return { account: toAccount(account), passwordHash, recoveryHash };
  }
}

const namesOf = (username: string) => ({
  usernameFolded: foldUsername(username),
  usernameSkeleton: usernameSkeleton(username),
});

function toAccount({ id, username, preferredLanguage, role, passwordVersion }: AccountEntity): Account {
  return { id, username, preferredLanguage, role, passwordVersion };
}
