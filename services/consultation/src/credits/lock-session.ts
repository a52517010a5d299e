import { type Queries, statement } from '@afya/database';

const lock = statement('credits_session', 'SELECT id FROM session WHERE id = $1 AND owner = $2 FOR NO KEY UPDATE');

/** Every transaction locks the session before its account: two sends of one owner then wait for each other and never deadlock. */
export async function lockSession(queries: Queries, sessionId: string, owner: string): Promise<void> {
  await queries.query(lock, [sessionId, owner]);
}
