import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { Store, type Session, type SessionData } from 'express-session';
import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { needRedis } from '../platform/backends/bus-redis';

/** Maximum lifetime of a login, used or not. */
export const LOGIN_SECONDS = 14 * 24 * 60 * 60;
const LOGIN_MS = LOGIN_SECONDS * 1000;
const ADMIN_IDLE_MS = 30 * 60 * 1000;
/** Minimum interval between two records of a login's use. */
const RECORD_USE_MS = 60_000;
const key = (id: string) => `login:${id}`;
/** the ids of a user's logins, scored by expiry; it may contain expired ones and is never missing one */
const userKey = (userId: string) => `logins-of:${userId}`;

/** the time of the last use of each of a user's logins */
const usesKey = (userId: string) => `logins-of:${userId}:used`;

type Done<Result = void> = (error?: unknown, result?: Result) => void;

export interface ListedLogin {
  id: string;
  login: SessionData;
  /** milliseconds since 1970, or null when unknown */
  usedAt: number | null;
}

/**
 * Login sessions in Redis. A new session is created (NX) and a loaded one only updated (XX), so that a request in progress cannot restore
 * a session that has been ended meanwhile.
 */
@Injectable()
export class LoginSessionStore extends Store {
  private readonly loaded = new WeakSet<object>();
  private readonly recentlyRecorded: LRUCache<string, true>;

  constructor(
    private readonly redis: Redis,
    private readonly adminIdleMs = ADMIN_IDLE_MS,
  ) {
    super();
    this.recentlyRecorded = new LRUCache({ max: 10_000, ttl: Math.min(RECORD_USE_MS, Math.ceil(adminIdleMs / 10)) });
  }

  /** null when the login does not exist or has ended. Throws RPC_UNAVAILABLE. */
  async read(id: string): Promise<SessionData | null> {
    return parse(await needRedis(() => this.redis.get(key(id))));
  }

  /** Records at intervals that a login is in use, and extends an admin's login. Fails silently because the next request records it. */
  recordUse(id: string, login: SessionData): void {
    if (this.recentlyRecorded.has(id)) return;
    this.recentlyRecorded.set(id, true);
    const uses = usesKey(login.userId);
    const steps = this.redis.multi().hset(uses, id, Date.now()).expire(uses, LOGIN_SECONDS);
    if (login.admin) steps.pexpire(key(id), this.idleMsOf(login));
    steps.exec().catch(() => this.recentlyRecorded.delete(id));
  }

  /** Marks the login as an admin's, which ends when it is not used. */
  async markAdmin(id: string, login: SessionData): Promise<void> {
    const json = JSON.stringify({ ...login, admin: true });
    await needRedis(() => this.redis.set(key(id), json, 'PX', this.idleMsOf(login), 'XX'));
  }

  /** The user's active logins, newest first. */
  async list(userId: string): Promise<ListedLogin[]> {
    return needRedis(async () => {
      const ids = await this.redis.zrevrange(userKey(userId), 0, -1);
      if (ids.length === 0) return [];
      const [logins, uses] = await Promise.all([this.redis.mget(ids.map(key)), this.redis.hgetall(usesKey(userId))]);
      return ids.flatMap((id, i) => {
        const login = parse(logins[i] ?? null);
        return login ? [{ id, login, usedAt: Number(uses[id]) || (login.createdAt ?? null) }] : [];
      });
    });
  }

  /** Ends one login of a user. Returns false when the user has no login with this id. */
  async endOne(userId: string, id: string): Promise<boolean> {
    return needRedis(async () => {
      if ((await this.redis.zrem(userKey(userId), id)) === 0) return false;
      await this.redis.multi().del(key(id)).hdel(usesKey(userId), id).exec();
      return true;
    });
  }

  /** Ends all logins of a user, on all devices, except one. Throws RPC_UNAVAILABLE. */
  async endAll(userId: string, exceptId?: string): Promise<void> {
    await needRedis(async () => {
      const ids = (await this.redis.zrange(userKey(userId), 0, -1)).filter((id) => id !== exceptId);
      if (ids.length === 0) return;
      await this.redis.del(ids.map(key));
      await this.redis.hdel(usesKey(userId), ...ids);
      await this.redis.zrem(userKey(userId), ids);
    });
  }

  override get(id: string, done: Done<SessionData | null>): void {
    this.read(id).then((data) => done(null, data), done);
  }

  override createSession(request: Request, data: SessionData): Session & SessionData {
    const session = super.createSession(request, data);
    this.loaded.add(session);
    return session;
  }

  override set(id: string, session: SessionData, done: Done = () => undefined): void {
    needRedis(() => this.write(id, session)).then(() => done(), done);
  }

  override destroy(id: string, done: Done = () => undefined): void {
    needRedis(() => this.remove(id)).then(() => done(), done);
  }

  private async write(id: string, session: SessionData): Promise<void> {
    const json = JSON.stringify(session);
    if (this.loaded.has(session)) await this.redis.set(key(id), json, 'KEEPTTL', 'XX');
    else if (await this.create(id, json, session)) this.loaded.add(session);
    else throw new Error('a login session with this id already exists');
  }

  private async create(id: string, json: string, session: SessionData): Promise<boolean> {
    const { userId } = session;
    const lifetimeMs = session.admin ? this.idleMsOf(session) : LOGIN_MS;
    const now = Date.now();
    const steps = this.redis
      .multi()
      .zremrangebyscore(userKey(userId), 0, now)
      .zadd(userKey(userId), now + LOGIN_SECONDS * 1000, id)
      .expire(userKey(userId), LOGIN_SECONDS)
      .set(key(id), json, 'PX', lifetimeMs, 'NX');
    const [error, created] = (await steps.exec())?.at(-1) ?? [];
    if (error) throw error;
    return created === 'OK';
  }

  /** Use never extends a login beyond its maximum lifetime. */
  private idleMsOf({ createdAt = Date.now() }: SessionData): number {
    return Math.max(1, Math.min(this.adminIdleMs, createdAt + LOGIN_MS - Date.now()));
  }

  private async remove(id: string): Promise<void> {
    const login = parse(await this.redis.getdel(key(id)));
    if (!login) return;
    await this.redis.zrem(userKey(login.userId), id);
    await this.redis.hdel(usesKey(login.userId), id);
  }
}

/** A login without a password version is from an older release and no longer valid. */
function parse(json: string | null): SessionData | null {
  const data = json === null ? null : (JSON.parse(json) as SessionData);
  return data?.passwordVersion ? data : null;
}
