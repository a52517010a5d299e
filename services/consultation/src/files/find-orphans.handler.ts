import { Database, statement } from '@afya/database';
import { type Actor, type FindOrphans, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { requireSystem } from '../sessions/session-access';

const find = statement(
  'file_orphans',
  'SELECT key FROM unnest($1::text[]) AS key WHERE NOT EXISTS (SELECT FROM file WHERE object_key = key)',
);

/** Which objects of the store no message has. A send that is under way has not told of its files yet. */
@Injectable()
export class FindOrphansHandler {
  constructor(private readonly database: Database) {}

  /** Refused with ACCESS_DENIED unless a service asks. */
  async execute(
    { objectKeys }: RpcRequest<typeof FindOrphans>,
    actor: Actor,
  ): Promise<RpcResponse<typeof FindOrphans>> {
    requireSystem(actor);
    const rows = await this.database.query<{ key: string }>(find, [objectKeys]);
    return { orphans: rows.map(({ key }) => key) };
  }
}
