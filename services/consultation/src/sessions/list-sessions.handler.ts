import { type ConsultationState, type SessionListItem } from '@afya/contracts';
import { ColumnCipher, Database, statement, UnreadableValueError } from '@afya/database';
import { AppError } from '@afya/runtime';
import { type Actor } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { fitting } from '../database/fitting';
import { requireOwner } from './session-access';
import { SESSION_COLUMNS, type SessionRow, viewState } from './session-view';

const LISTED = 200;
const list = statement(
  'session_list',
  `SELECT ${SESSION_COLUMNS} FROM session s
   WHERE s.owner = $1 AND EXISTS (SELECT FROM message m WHERE m.session_id = s.id)
   ORDER BY s.created_at DESC, s.id LIMIT ${LISTED}`,
);

@Injectable()
export class ListSessionsHandler {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  /** The user's sessions with at least one message, newest first: the last 200, or as many as one reply holds. Refused with LOGIN_REQUIRED. */
  async execute(actor: Actor): Promise<SessionListItem[]> {
    if (!actor.userId) throw new AppError('LOGIN_REQUIRED');
    const rows = await this.database.query<SessionRow>(list, [requireOwner(actor)]);
    const items = rows.map((row) => ({
      sessionId: row.id,
      consultationState: this.stateOf(row),
      createdAt: row.createdAt.toISOString(),
    }));
    return items.slice(0, fitting(items));
  }

  /** One session that cannot be read must not hide the others: it stands there with its stage alone, and opening it tells. */
  private stateOf(row: SessionRow): ConsultationState {
    try {
      return viewState(this.cipher, row);
    } catch (error) {
      if (error instanceof UnreadableValueError) return { stage: row.stage, collectedInfo: {} };
      throw error;
    }
  }
}
