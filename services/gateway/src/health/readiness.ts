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

/** Without these there is no chat; without the others (accounts, files, the log) there is less of it. */
const NEEDED: ReadonlySet<string> = new Set(['redis', 'consultation']);
const CHECK_MS = 2_000;
/** Anybody may ask; the dependencies are asked once a second at most. */
const KEPT_MS = 1_000;
const NO_OBJECT = 'health/none';

/** Asks everything that the gateway depends on. */
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
    if (!this.last || now - this.last.at > KEPT_MS) this.last = { at: now, result: this.ask() };
    return this.last.result;
  }

  private async ask(): Promise<Readiness> {
    const checks: Record<string, Promise<boolean>> = {
      redis: this.redis.ping().then(() => true),
      auth: this.service('auth'),
      consultation: this.service('consultation'),
      'admin-log': this.service('admin-log'),
      store: this.store.get(NO_OBJECT).then(() => true),
    };
    const names = Object.keys(checks);
    const states = await Promise.all(names.map((name) => isUp(name, checks[name]!)));
    const down = names.filter((_, i) => !states[i]);
    return {
      status: down.length === 0 ? 'up' : down.some((name) => NEEDED.has(name)) ? 'down' : 'degraded',
      dependencies: Object.fromEntries(names.map((name, i) => [name, states[i] ? 'up' : 'down'])),
    };
  }

  private async service(name: ServiceName): Promise<boolean> {
    const states = await this.rpc.call(CheckHealth[name], {}, SYSTEM_ACTOR);
    return Object.values(states).every((state) => state === 'up');
  }
}

async function isUp(name: string, check: Promise<boolean>): Promise<boolean> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new AppError('RPC_TIMEOUT')), CHECK_MS).unref();
  });
  return Promise.race([check, late]).catch((error) => {
    logger.warn({ err: error, dependency: name }, 'dependency is down');
    return false;
  });
}
