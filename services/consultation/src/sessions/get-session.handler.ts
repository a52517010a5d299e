import { type Session, type Wait } from '@afya/contracts';
import { ColumnCipher, Database, statement } from '@afya/database';
import { type Actor, type GetSession, type RpcRequest } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV } from '../consultation.env';
import { type AllowanceEnv, shownUsed } from '../credits/give-allowance';
import { type Owned, requireOwned, requireOwner } from './session-access';
import { SESSION_COLUMNS, type SessionRow, viewSession } from './session-view';
import { WaitingLine } from './waiting-line';

type Row = SessionRow & Owned & { used: number; purchased: number; phase: Wait['phase'] | null; since: Date };

const read = statement(
  'session_get',
  `SELECT ${SESSION_COLUMNS}, s.owner = $2 AS owned, ${shownUsed('$3', '$4')} AS used, a.purchased, s.last_active_at AS since,
     CASE WHEN s.pending = 0 THEN NULL
          WHEN s.lease_until IS NULL OR s.lease_until <= clock_timestamp() THEN 'queued'
          WHEN EXISTS (SELECT FROM message m WHERE m.session_id = s.id AND m.seq > s.read_seq AND m.kind = 'file')
            THEN 'reading_files'
          ELSE 'thinking' END AS phase
   FROM session s JOIN account a ON a.owner = s.owner WHERE s.id = $1`,
);

@Injectable()
export class GetSessionHandler {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
    private readonly line: WaitingLine,
    @Inject(CONSULTATION_ENV) private readonly env: AllowanceEnv,
  ) {}

  /** Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  async execute({ sessionId, network }: RpcRequest<typeof GetSession>, actor: Actor): Promise<Session> {
    const values = [sessionId, requireOwner(actor), network, this.env.FREE_CREDITS_PER_NETWORK];
    const [row] = await this.database.query<Row>(read, values);
    const session = viewSession(this.cipher, requireOwned(row));
    return row?.phase ? { ...session, wait: await this.waitOf(row.phase, row.since) } : session;
  }

  private async waitOf(phase: Wait['phase'], since: Date): Promise<Wait> {
    return phase === 'queued' ? { phase, ahead: await this.line.countBefore(since) } : { phase };
  }
}
