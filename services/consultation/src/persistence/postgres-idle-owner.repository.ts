import { Database } from '@afya/database';
import { Injectable } from '@nestjs/common';
import { type IdleOwnerRepository } from '../retention/idle-owner.repository';
import * as sql from './maintenance.sql';

@Injectable()
export class PostgresIdleOwnerRepository implements IdleOwnerRepository {
  constructor(private readonly database: Database) {}

  async findIdleVisitors(days: number, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ owner: string }>(sql.findIdleVisitors, { days, limit });
    return rows.map(({ owner }) => owner);
  }

  async findActive(owners: readonly string[], since: Date): Promise<string[]> {
    const values = { owners, since: since.toISOString() };
    const rows = await this.database.query<{ owner: string }>(sql.findActiveOwners, values);
    return rows.map(({ owner }) => owner);
  }
}
