import { AppError } from '@afya/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { needRedis } from '../../platform/backends/bus-redis';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { type Share } from './fair-queue';

const HOUR_SECONDS = 3_600;

/**
 * The processor time for file checks of one owner and of one network in an hour, over all gateways. It is checked before each file, and
 * the time that the file took is added afterwards. Without Redis no file is checked, because uploads are refused.
 */
@Injectable()
export class CheckBudget {
  private readonly limits: { key(share: Share): string; ms: number }[];

  constructor(
    private readonly redis: Redis,
    @Inject(GATEWAY_ENV) { LIMIT_CHECK_SECONDS: seconds }: Pick<GatewayEnv, 'LIMIT_CHECK_SECONDS'>,
  ) {
    this.limits = [
      { key: ({ owner }: Share) => `check-cpu:owner:${owner}`, ms: seconds.caller * 1_000 },
      { key: ({ network }: Share) => `check-cpu:network:${network}`, ms: seconds.network * 1_000 },
    ].filter(({ ms }) => ms > 0);
  }

  /** Throws RATE_LIMITED with the seconds to wait when a budget is used up, RPC_UNAVAILABLE without Redis. */
  async requireLeft(share: Share): Promise<void> {
    for (const { key, ms } of this.limits) {
      const [used, secondsLeft] = await this.run((commands) => commands.get(key(share)).ttl(key(share)));
      if (Number(used) >= ms)
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Number(secondsLeft)) });
    }
  }

  /** Throws RPC_UNAVAILABLE without Redis. */
  async spend(share: Share, cpuMs: number): Promise<void> {
    const spent = Math.ceil(cpuMs);
    for (const { key } of this.limits)
      await this.run((commands) => commands.set(key(share), 0, 'EX', HOUR_SECONDS, 'NX').incrby(key(share), spent));
  }

  private run(queue: (commands: ReturnType<Redis['multi']>) => ReturnType<Redis['multi']>): Promise<unknown[]> {
    return needRedis(async () => {
      const results = (await queue(this.redis.multi()).exec()) ?? [];
      return results.map(([error, value]) => {
        if (error) throw error;
        return value;
      });
    });
  }
}
