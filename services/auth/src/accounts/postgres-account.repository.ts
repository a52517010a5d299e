import { type Role, type User } from '@afya/contracts';
import { Database } from '@afya/database';
import { foldUsername } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { AccountRepository, type Credentials, type NewAccount } from './account.repository';
import { findById, findByName, findTaken, insertAccount, selectAdmins, updateRole } from './account.sql';
import { usernameSkeleton } from './username-skeleton';

@Injectable()
export class PostgresAccountRepository extends AccountRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert({ id, username, preferredLanguage, passwordHash }: NewAccount): Promise<boolean> {
    const names = [username, foldUsername(username), usernameSkeleton(username)];
    const inserted = await this.database.query(insertAccount, [id, ...names, preferredLanguage, passwordHash]);
    return inserted.length === 1;
  }

  async isTaken(username: string): Promise<boolean> {
    const found = await this.database.query(findTaken, [foldUsername(username), usernameSkeleton(username)]);
    return found.length > 0;
  }

  async find(userId: string): Promise<User | null> {
    const [user] = await this.database.query<User>(findById, [userId]);
    return user ?? null;
  }

  async findCredentials(username: string): Promise<Credentials | null> {
    const [found] = await this.database.query<User & { passwordHash: string }>(findByName, [foldUsername(username)]);
    if (!found) return null;
    const { passwordHash, ...user } = found;
    return { user, passwordHash };
  }

  async setRole(username: string, role: Role): Promise<User | null> {
    const [user] = await this.database.query<User>(updateRole, [foldUsername(username), role]);
    return user ?? null;
  }

  listAdmins(): Promise<User[]> {
    return this.database.query<User>(selectAdmins);
  }
}
