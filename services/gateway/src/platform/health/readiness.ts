import { AppError, logger } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { CheckHealth, SYSTEM_ACTOR, type ServiceName } from '@afya/service-contracts';
import { ObjectStore } from '@afya/storage';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import * as z from 'zod/mini';
import { Drain } from '../drain/drain';

export const readinessSchema = z.object({
  status: z.enum(['up', 'degraded', 'down', 'draining']),
  dependencies: z.record(z.string(), z.enum(['up', 'down'])),
});
export type Readiness = z.infer<typeof readinessSchema>;

/** The chat needs these. Without the others (accounts, files, the log) it works with fewer features. */
const REQUIRED: ReadonlySet<string> = new Set(['redis', 'consultation']);
const CHECK_TIMEOUT_MS = 2_000;
/** The route is public, so the dependencies are checked at most once a second. */
const CACHE_MS = 1_000;
const MISSING_OBJECT_KEY = 'health/none';

/** Checks every dependency of the gateway. */
@Injectable()
export class ReadinessCheck {
  private last: { at: number; result: Promise<Readiness> } | undefined;

  constructor(
    private readonly rpc: RpcClient,
    private readonly redis: Redis,
    private readonly store: ObjectStore,
    private readonly drain: Drain,
  ) {}

  read(): Promise<Readiness> {
    if (this.drain.hasBegun()) return Promise.resolve({ status: 'draining', dependencies: {} });
    const now = performance.now();
    if (!this.last || now - this.last.at > CACHE_MS) this.last = { at: now, result: this.check() };
    return this.last.result;
  }

  private async check(): Promise<Readiness> {
    const checks: Record<string, Promise<boolean>> = {
      redis: this.redis.ping().then(() => true),
      auth: this.isServiceUp('auth'),
      consultation: this.isServiceUp('consultation'),
      'admin-log': this.isServiceUp('admin-log'),
      store: this.store.get(MISSING_OBJECT_KEY).then(() => true),
    };
    const names = Object.keys(checks);
    const states = await Promise.all(names.map((name) => isUp(name, checks[name]!)));
    const down = names.filter((_, i) => !states[i]);
    return {
      status: down.length === 0 ? 'up' : down.some((name) => REQUIRED.has(name)) ? 'down' : 'degraded',
      dependencies: Object.fromEntries(names.map((name, i) => [name, states[i] ? 'up' : 'down'])),
    };
  }

  private async isServiceUp(name: ServiceName): Promise<boolean> {
    const states = await this.rpc.call(CheckHealth[name], {}, SYSTEM_ACTOR);
    return Object.values(states).every((state) => state === 'up');
  }
}

async function isUp(name: string, check: Promise<boolean>): Promise<boolean> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new AppError('RPC_TIMEOUT')), CHECK_TIMEOUT_MS).unref();
  });
  return Promise.race([check, timeout]).catch((error) => {
    logger.warn({ err: error, dependency: name }, 'dependency is down');
    return false;
  });
}
