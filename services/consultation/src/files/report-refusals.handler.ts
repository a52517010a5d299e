import { Database, statement } from '@afya/database';
import { eventRow, logEvent, tellEvents } from '@afya/events';
import { type Actor, type ReportRefusals, type RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Owned, requireOwned, requireOwner } from '../sessions/session-access';

const read = statement('refusal_session', 'SELECT owner = $2 AS owned, stage FROM session WHERE id = $1');

/** Tells the log of files that were turned down: their codes, for names and contents are the patient's. */
@Injectable()
export class ReportRefusalsHandler {
  constructor(private readonly database: Database) {}

  /** Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  async execute(
    { sessionId, refusals }: RpcRequest<typeof ReportRefusals>,
    actor: Actor,
  ): Promise<Record<string, never>> {
    const owner = requireOwner(actor);
    const [row] = await this.database.query<Owned & { stage: string }>(read, [sessionId, owner]);
    const place = { owner, sessionId, stage: requireOwned(row).stage };
    const events = refusals.map(({ id, code }) => ({
      ...logEvent('file_refused', place, { severity: 'warning', details: { code } }),
      id,
    }));
    if (events.length > 0) await tellEvents(this.database, eventRow(events));
    return {};
  }
}
