import { Database } from '@afya/database';
import { newTraceparent } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { type ReconciliationRepository } from '../reconciler/reconciliation.repository';
import * as sql from './maintenance.sql';

@Injectable()
export class PostgresReconciliationRepository implements ReconciliationRepository {
  constructor(private readonly database: Database) {}

  async wakeAbandoned(options: { limit: number; wakeUpMs: number; leaseMs: number }): Promise<number> {
    const rows = await this.database.query(sql.wakeAbandoned, { ...options, traceparent: newTraceparent() });
    return rows.length;
  }

  async deleteExpired(): Promise<void> {
    await Promise.all([this.database.query(sql.deleteOldCommands), this.database.query(sql.deleteOldNetworks)]);
  }
}
