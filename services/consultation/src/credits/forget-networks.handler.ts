import { Database, statement } from '@afya/database';
import { Injectable } from '@nestjs/common';

/** A row counts for one day of the calendar in UTC. */
const forget = statement('network_forget', `DELETE FROM network_day WHERE created_at < now() - interval '26 h'`);

/** Removes the counts of networks whose day is over. */
@Injectable()
export class ForgetNetworksHandler {
  constructor(private readonly database: Database) {}

  async execute(): Promise<void> {
    await this.database.query(forget);
  }
}
