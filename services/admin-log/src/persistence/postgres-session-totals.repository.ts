import { Database } from '@afya/database';
import { Injectable } from '@nestjs/common';
import { type SessionTotals, SessionTotalsRepository } from '../timeline/session-totals.repository';
import { SESSION_TOTALS } from './session-totals.sql';

@Injectable()
export class PostgresSessionTotalsRepository extends SessionTotalsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(sessionId: string): Promise<SessionTotals | undefined> {
    return (await this.database.query<SessionTotals>(SESSION_TOTALS, { sessionId }))[0];
  }
}
