import { RpcClient } from '@afya/messaging';
import { Database, statement } from '@afya/database';
import { logger } from '@afya/runtime';
import { ListIdleAccounts, SYSTEM_ACTOR } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { AcceptErasureHandler } from '../privacy/accept-erasure.handler';

/** People a run. They become one erasure, for each looks through all of Redis. */
const PEOPLE_A_RUN = 50;

/** Opening a session counts as being active, so that whoever still comes is not idle. */
const idleVisitors = statement(
  'retention_visitors',
  `SELECT a.owner FROM account a
   WHERE a.owner LIKE 'v:%' AND a.created_at < now() - $1 * interval '1 day'
     AND NOT EXISTS (
       SELECT FROM session s WHERE s.owner = a.owner AND s.last_active_at >= now() - $1 * interval '1 day')
   LIMIT ${PEOPLE_A_RUN}`,
);
const activeUsers = statement(
  'retention_active',
  `SELECT owner FROM session WHERE owner = ANY($1) AND last_active_at >= $2::timestamptz GROUP BY owner`,
);

type Env = Pick<ConsultationEnv, 'VISITOR_RETENTION_DAYS' | 'USER_RETENTION_MONTHS'>;

/** Erases those who have not come for a long time, as if they had asked for it. */
@Injectable()
export class RetireIdleHandler {
  /** where the last look at users ended; a replica that starts begins anew */
  private after: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly rpc: RpcClient,
    private readonly erasures: AcceptErasureHandler,
    @Inject(CONSULTATION_ENV) private readonly env: Env,
  ) {}

  /** true: there may be more. */
  async execute(): Promise<boolean> {
    const [visitors, users] = [await this.visitors(), await this.users()];
    const owners = [...visitors.owners, ...users.owners];
    if (owners.length > 0) {
      await this.erasures.eraseOwners(owners, 'retention');
      logger.info({ visitors: visitors.owners.length, users: users.owners.length }, 'idle people erased');
    }
    return visitors.more || users.more;
  }

  private async visitors(): Promise<{ owners: string[]; more: boolean }> {
    const rows = await this.database.query<{ owner: string }>(idleVisitors, [this.env.VISITOR_RETENTION_DAYS]);
    return { owners: rows.map(({ owner }) => owner), more: rows.length === PEOPLE_A_RUN };
  }

  /** Who has not logged in for so long, and has no session that was used since in a login that lasted. */
  private async users(): Promise<{ owners: string[]; more: boolean }> {
    const idleSince = monthsAgo(this.env.USER_RETENTION_MONTHS).toISOString();
    const request = { idleSince, limit: PEOPLE_A_RUN, ...(this.after && { after: this.after }) };
    const { userIds } = await this.rpc.call(ListIdleAccounts, request, SYSTEM_ACTOR);
    const more = userIds.length === PEOPLE_A_RUN;
    this.after = more ? userIds.at(-1) : undefined;
    const owners = userIds.map((userId) => `u:${userId}`);
    const active = await this.database.query<{ owner: string }>(activeUsers, [owners, idleSince]);
    const spared = new Set(active.map(({ owner }) => owner));
    return { owners: owners.filter((owner) => !spared.has(owner)), more };
  }
}

function monthsAgo(months: number): Date {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}
