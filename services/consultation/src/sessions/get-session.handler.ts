import { type Session } from '@afya/contracts';
import { Database, statement } from '@afya/database';
import { type Actor } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Owned, requireOwned, requireOwner } from './session-access';
import { SESSION_COLUMNS, type SessionRow, viewSession } from './session-view';

type Row = SessionRow & Owned & { used: number; purchased: number };

const read = statement(
  'session_get',
  `SELECT ${SESSION_COLUMNS}, s.owner = $2 AS owned, a.used, a.purchased
   FROM session s JOIN account a ON a.owner = s.owner WHERE s.id = $1`,
);

@Injectable()
export class GetSessionHandler {
  constructor(private readonly database: Database) {}

  /** Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  async execute(sessionId: string, actor: Actor): Promise<Session> {
    const [row] = await this.database.query<Row>(read, [sessionId, requireOwner(actor)]);
    return viewSession(requireOwned(row));
  }
}
