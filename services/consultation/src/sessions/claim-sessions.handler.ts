import { Database, statement } from '@afya/database';
import { type ClaimSessions, type RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { claimConsents } from '../consent/record-consent.handler';
import { openAccount } from '../credits/open-account';

const moveSessions = statement(
  'claim_sessions',
  `UPDATE session SET owner = $2 WHERE owner = $1 AND ($3 OR last_active_at > now() - interval '24 h') RETURNING id`,
);
/** Credits and purchases follow the account's number, and so do charges that may still be refunded. */
const moveAccount = statement(
  'claim_account',
  `UPDATE account SET owner = $2 WHERE owner = $1 AND NOT EXISTS (SELECT FROM account WHERE owner = $2)`,
);

@Injectable()
export class ClaimSessionsHandler {
  constructor(private readonly database: Database) {}

  /** Makes a visitor's sessions the user's; at registering also the visitor's credits. A repeat finds nothing left to move. */
  execute({ visitorId, userId, occasion }: RpcRequest<typeof ClaimSessions>): Promise<{ sessions: number }> {
    const owners = [`v:${visitorId}`, `u:${userId}`] as const;
    const registering = occasion === 'register';
    return this.database.transaction(async (queries) => {
      const moved = await queries.query(moveSessions, [...owners, registering]);
      if (registering) await queries.query(moveAccount, owners);
      await claimConsents(queries, owners, registering);
      if (moved.length > 0) await openAccount(queries, owners[1]);
      return { sessions: moved.length };
    });
  }
}
