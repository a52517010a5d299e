import { Database, statement } from '@afya/database';
import { type ExportAccount, type RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';

type Kept = NonNullable<RpcResponse<typeof ExportAccount>>;
type Row = Omit<Kept, 'createdAt' | 'lastLoginAt'> & { createdAt: Date; lastLoginAt: Date };

const read = statement(
  'kept_read',
  `SELECT id, username, preferred_language AS "preferredLanguage", role, created_at AS "createdAt",
     last_login_at AS "lastLoginAt"
   FROM account WHERE id = $1`,
);
const erase = statement('kept_erase', 'DELETE FROM account WHERE id = $1 RETURNING id');
const idle = statement(
  'kept_idle',
  `SELECT id FROM account WHERE last_login_at < $1::timestamptz AND ($2::uuid IS NULL OR id > $2::uuid) ORDER BY id LIMIT $3`,
);

/** For how long accounts are kept, what is kept of them, and how they go. */
@Injectable()
export class KeptAccounts {
  constructor(private readonly database: Database) {}

  /** Everything but the password's hash, which opens other doors if it is guessed. */
  async read(userId: string): Promise<Kept | null> {
    const [row] = await this.database.query<Row>(read, [userId]);
    if (!row) return null;
    return { ...row, createdAt: row.createdAt.toISOString(), lastLoginAt: row.lastLoginAt.toISOString() };
  }

  /** false: there was none any more */
  async erase(userId: string): Promise<boolean> {
    return (await this.database.query(erase, [userId])).length > 0;
  }

  /** The next ones after an id who have not logged in since, by id. */
  async listIdle(idleSince: string, after: string | undefined, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(idle, [idleSince, after ?? null, limit]);
    return rows.map(({ id }) => id);
  }
}
