import { type Redis } from 'ioredis';

/** Keys per scan step; Redis serves other clients in between. */
const KEYS_PER_SCAN = 1_000;
/** The gateway's login sessions: JSON that names the user. */
const LOGIN = 'login:';

export interface DeletedIds {
  /** of sessions, visitors and users, as they occur in keys */
  ids: ReadonlySet<string>;
  /** users whose logins end */
  userIds: readonly string[];
}

/**
 * Deletes the Redis keys that contain one of the ids, and the login sessions of the users. Every service has short-lived keys there, so
 * one scan of all of them, a few thousand, misses none.
 */
export async function deleteBusKeys(bus: Redis, { ids, userIds }: DeletedIds): Promise<void> {
  let cursor = '0';
  do {
    const [next, keys] = await bus.scan(cursor, 'COUNT', KEYS_PER_SCAN);
    const matching = keys.filter((key) => key.split(/[^A-Za-z0-9_-]/).some((part) => ids.has(part)));
    if (userIds.length > 0) matching.push(...(await loginsOf(bus, keys, userIds)));
    if (matching.length > 0) await bus.unlink(matching);
    cursor = next;
  } while (cursor !== '0');
}

async function loginsOf(bus: Redis, keys: readonly string[], userIds: readonly string[]): Promise<string[]> {
  const logins = keys.filter((key) => key.startsWith(LOGIN));
  if (logins.length === 0) return [];
  const values = await bus.mget(logins);
  return logins.filter((_, i) => userIds.some((userId) => values[i]?.includes(`"${userId}"`)));
}
