import { Database, statement } from '@afya/database';
import { Injectable } from '@nestjs/common';

/** Clients repeat a command within minutes; two days leave room for one that slept. */
const forget = statement('idempotency_forget', `DELETE FROM idempotency WHERE created_at < now() - interval '48 h'`);

/** Removes the answers that are kept for repeated commands once nobody can be repeating them. */
@Injectable()
export class ForgetCommandsHandler {
  constructor(private readonly database: Database) {}

  async execute(): Promise<void> {
    await this.database.query(forget);
  }
}
