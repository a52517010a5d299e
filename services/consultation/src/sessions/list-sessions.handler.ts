import { type SessionListItem } from '@afya/contracts';
import { Database, statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import { type Actor } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { fitting } from '../database/fitting';
import { requireOwner } from './session-access';
import { SESSION_COLUMNS, type SessionRow, viewState } from './session-view';

const LISTED = 200;
const list = statement(
  'session_list',
  `SELECT ${SESSION_COLUMNS} FROM session s WHERE s.owner = $1 ORDER BY s.created_at DESC, s.id LIMIT ${LISTED}`,
);

@Injectable()
export class ListSessionsHandler {
  constructor(private readonly database: Database) {}

  /** The user's sessions, newest first: the last 200, or as many as one reply holds. Refused with LOGIN_REQUIRED. */
  async execute(actor: Actor): Promise<SessionListItem[]> {
    if (!actor.userId) throw new AppError('LOGIN_REQUIRED');
    const rows = await this.database.query<SessionRow>(list, [requireOwner(actor)]);
    const items = rows.map((row) => ({
      sessionId: row.id,
      consultationState: viewState(row),
      createdAt: row.createdAt.toISOString(),
    }));
    return items.slice(0, fitting(items));
  }
}
