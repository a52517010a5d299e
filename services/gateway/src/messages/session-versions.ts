import { versionKey } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';

/** The versions of sessions' messages, as the consultation service keeps them in Redis. */
@Injectable()
export class SessionVersions {
  constructor(private readonly redis: Redis) {}

  /** null: not there, or Redis is away; then only the service knows. */
  read(sessionId: string): Promise<string | null> {
    return this.redis.get(versionKey(sessionId)).catch(() => null);
  }
}
