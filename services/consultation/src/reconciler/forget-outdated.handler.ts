import { Database, statement } from '@afya/database';
import { Injectable } from '@nestjs/common';

/** Clients repeat a command within minutes; two days leave room for one that slept. */
const forgetCommands = statement(
  'idempotency_forget',
  `DELETE FROM idempotency WHERE created_at < now() - interval '48 h'`,
);
/** A row counts for one day of the calendar in UTC. */
const forgetNetworks = statement(
  'network_forget',
  `DELETE FROM network_day WHERE created_at < now() - interval '26 h'`,
);

/** Removes what has had its day: answers kept for repeated commands, and the counts of networks. */
@Injectable()
export class ForgetOutdatedHandler {
  constructor(private readonly database: Database) {}

  async execute(): Promise<void> {
    await Promise.all([this.database.query(forgetCommands), this.database.query(forgetNetworks)]);
  }
}
