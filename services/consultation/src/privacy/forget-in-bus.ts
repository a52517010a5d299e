import { type Redis } from 'ioredis';

/** Keys a look; the bus answers others in between. */
const KEYS_A_LOOK = 1_000;
/** The gateway's login sessions: JSON that names the user. */
const LOGIN = 'login:';

export interface Forgotten {
  /** of sessions, visitors and users, as keys name them */
  ids: ReadonlySet<string>;
  /** whose logins end */
  userIds: readonly string[];
}

/**
 * Removes from the bus what names one of the ids, in whichever part of its key, and the logins of the users. Every service keeps
 * its own short-lived keys there, so that one look at all of them misses none; there are some thousands.
 */
export async function forgetInBus(bus: Redis, { ids, userIds }: Forgotten): Promise<void> {
  let cursor = '0';
  do {
    const [next, keys] = await bus.scan(cursor, 'COUNT', KEYS_A_LOOK);
    const gone = keys.filter((key) => key.split(/[^A-Za-z0-9_-]/).some((part) => ids.has(part)));
    if (userIds.length > 0) gone.push(...(await loginsOf(bus, keys, userIds)));
    if (gone.length > 0) await bus.unlink(gone);
    cursor = next;
  } while (cursor !== '0');
}

async function loginsOf(bus: Redis, keys: readonly string[], userIds: readonly string[]): Promise<string[]> {
  const logins = keys.filter((key) => key.startsWith(LOGIN));
  if (logins.length === 0) return [];
  const values = await bus.mget(logins);
  return logins.filter((_, i) => userIds.some((userId) => values[i]?.includes(`"${userId}"`)));
}
