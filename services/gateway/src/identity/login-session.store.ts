import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { Store, type Session, type SessionData } from 'express-session';
import { Redis } from 'ioredis';
import { needRedis } from '../backends/bus-redis';

/** Seconds a login lasts, whether it is used or not. */
export const LOGIN_SECONDS = 14 * 24 * 60 * 60;
const key = (id: string) => `login:${id}`;
/** the ids of a user's logins by when they end; it may name some that have ended, and never misses one */
const userKey = (userId: string) => `logins-of:${userId}`;

type Done<Result = void> = (error?: unknown, result?: Result) => void;

/**
 * Login sessions in Redis. A session that this process made is created (NX), one that was loaded is only ever updated (XX): a
 * request that was under way while its session was ended cannot bring it back.
 */
@Injectable()
export class LoginSessionStore extends Store {
  private readonly loaded = new WeakSet<object>();

  constructor(private readonly redis: Redis) {
    super();
  }

  /** Refused with RPC_UNAVAILABLE while Redis is away. null: no such login (any more). */
  async read(id: string): Promise<SessionData | null> {
    return parse(await needRedis(() => this.redis.get(key(id))));
  }

  /** Ends all logins of a user but the one named, wherever they are. Refused with RPC_UNAVAILABLE while Redis is away. */
  async endAll(userId: string, except?: string): Promise<void> {
    await needRedis(async () => {
      const ids = (await this.redis.zrange(userKey(userId), 0, -1)).filter((id) => id !== except);
      if (ids.length === 0) return;
      await this.redis.del(ids.map(key));
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
    else if (await this.create(id, json, session.userId)) this.loaded.add(session);
    else throw new Error('a login session of this id is there already');
  }

  private async create(id: string, json: string, userId: string): Promise<boolean> {
    const now = Date.now();
    const steps = this.redis
      .multi()
      .zremrangebyscore(userKey(userId), 0, now)
      .zadd(userKey(userId), now + LOGIN_SECONDS * 1000, id)
      .expire(userKey(userId), LOGIN_SECONDS)
      .set(key(id), json, 'EX', LOGIN_SECONDS, 'NX');
    const [error, created] = (await steps.exec())?.at(-1) ?? [];
    if (error) throw error;
    return created === 'OK';
  }

  private async remove(id: string): Promise<void> {
    const login = parse(await this.redis.getdel(key(id)));
    if (login) await this.redis.zrem(userKey(login.userId), id);
  }
}

/** A login that names no password version is of an older make of the product: it ended with that. */
function parse(json: string | null): SessionData | null {
  const data = json === null ? null : (JSON.parse(json) as SessionData);
  return data?.passwordVersion ? data : null;
}
