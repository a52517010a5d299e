import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { Store, type Session, type SessionData } from 'express-session';
import { Redis } from 'ioredis';
import { needRedis } from '../backends/bus-redis';

/** Seconds a login lasts, whether it is used or not. */
export const LOGIN_SECONDS = 14 * 24 * 60 * 60;
const key = (id: string) => `login:${id}`;

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
    const json = await needRedis(() => this.redis.get(key(id)));
    return json === null ? null : (JSON.parse(json) as SessionData);
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
    needRedis(() => this.redis.del(key(id))).then(() => done(), done);
  }

  private async write(id: string, session: SessionData): Promise<void> {
    const json = JSON.stringify(session);
    if (this.loaded.has(session)) await this.redis.set(key(id), json, 'KEEPTTL', 'XX');
    else if (await this.redis.set(key(id), json, 'EX', LOGIN_SECONDS, 'NX')) this.loaded.add(session);
    else throw new Error('a login session of this id is there already');
  }
}
