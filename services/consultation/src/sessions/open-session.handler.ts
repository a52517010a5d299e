import { type Session } from '@afya/contracts';
import { Database, statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import { type Actor, type OpenSession, type RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { openAccount } from '../credits/open-account';
import { logEvent } from '@afya/events';
import { eventRow, insertOutbox } from '@afya/events';
import { GetSessionHandler } from './get-session.handler';
import { requireOwner } from './session-access';

const FIRST_STAGE = 'initial_gathering';

const create = statement(
  'session_create',
  `WITH created AS (
     INSERT INTO session (id, owner, stage) VALUES ($1, $2, '${FIRST_STAGE}') ON CONFLICT (id) DO NOTHING RETURNING id
   ), told AS (${insertOutbox('$3', 'created')})
   SELECT id FROM created`,
);
/** An opened session counts as active: a login claims those of the last day. Once an hour is exact enough. */
const touch = statement(
  'session_touch',
  `UPDATE session SET last_active_at = now() WHERE id = $1 AND owner = $2 AND last_active_at < now() - interval '1 h'`,
);

@Injectable()
export class OpenSessionHandler {
  constructor(
    private readonly database: Database,
    private readonly getSession: GetSessionHandler,
  ) {}

  /** The first caller to open an id owns it. Refused with ACCESS_DENIED for other callers. */
  async execute(
    request: RpcRequest<typeof OpenSession>,
    actor: Actor,
  ): Promise<{ created: boolean; session: Session }> {
    const { sessionId } = request;
    const owner = requireOwner(actor);
    const known = await this.find(request, actor);
    if (known) {
      await this.database.query(touch, [sessionId, owner]);
      return { created: false, session: known };
    }
    const created = await this.create(sessionId, owner);
    return { created, session: await this.getSession.execute(request, actor) };
  }

  private async find(request: RpcRequest<typeof OpenSession>, actor: Actor): Promise<Session | null> {
    try {
      return await this.getSession.execute(request, actor);
    } catch (error) {
      if (error instanceof AppError && error.code === 'SESSION_NOT_FOUND') return null;
      throw error;
    }
  }

  private create(sessionId: string, owner: string): Promise<boolean> {
    const event = logEvent('session_created', { owner, sessionId, stage: FIRST_STAGE });
    return this.database.transaction(async (queries) => {
      const created = await queries.query(create, [sessionId, owner, JSON.stringify([eventRow([event])])]);
      await openAccount(queries, owner);
      return created.length > 0;
    });
  }
}
