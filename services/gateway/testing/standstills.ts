import { type TestRedis } from '@afya/testing';
import { type Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';

const ASK_MS = 25;
/** Less than a caller gives Redis before it counts as away. */
const STANDSTILL_MS = 200;

/** When Redis, or the whole machine, stood still: what nobody who restarts a service can help. */
export class Standstills {
  private readonly found: { from: number; until: number }[] = [];
  private readonly connection: Redis;
  private readonly watching: Promise<void>;
  private isOver = false;

  constructor(redis: TestRedis) {
    this.connection = redis.connect();
    this.watching = this.watch();
  }

  /** Whether there was one between these two times, in milliseconds since 1970. */
  within(from: number, until: number): boolean {
    return this.found.some((one) => one.from <= until && one.until >= from);
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
      await pause(ASK_MS);
      const until = Date.now();
      if (until - from > STANDSTILL_MS) this.found.push({ from, until });
    }
  }
}
