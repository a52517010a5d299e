import { type TestRedis } from '@afya/testing';
import { type Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';

const PING_MS = 25;
/** Less than the timeout after which callers treat Redis as unavailable. */
const STALL_MS = 200;

/** Records when Redis or the whole machine stalled, which a restart of services neither causes nor prevents. */
export class RedisStalls {
  private readonly stalls: { from: number; until: number }[] = [];
  private readonly connection: Redis;
  private readonly watching: Promise<void>;
  private isOver = false;

  constructor(redis: TestRedis) {
    this.connection = redis.connect();
    this.watching = this.watch();
  }

  /** Whether a stall overlaps the period between two times, in milliseconds since 1970. */
  within(from: number, until: number): boolean {
    return this.stalls.some((stall) => stall.from <= until && stall.until >= from);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.watching;
    this.connection.disconnect();
  }

  private async watch(): Promise<void> {
    while (!this.isOver) {
      const from = Date.now();
      await this.connection.ping();
      await pause(PING_MS);
      const until = Date.now();
      if (until - from > STALL_MS) this.stalls.push({ from, until });
    }
  }
}
