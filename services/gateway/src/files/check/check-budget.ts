import { AppError } from '@afya/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { needRedis } from '../../backends/bus-redis';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { type Share } from './fair-queue';

const HOUR_SECONDS = 3_600;

/**
 * The processor time that checks of files may take in an hour, of one owner and of one network, over all gateways. It is checked before
 * each file, and what the file took is added after it. Without Redis nothing is checked, as uploads are refused then.
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

  /** Refused with RATE_LIMITED and the seconds to wait when a budget is used up, RPC_UNAVAILABLE when Redis cannot say. */
  async requireLeft(share: Share): Promise<void> {
    for (const { key, ms } of this.limits) {
      const [used, secondsLeft] = await this.run((commands) => commands.get(key(share)).ttl(key(share)));
      if (Number(used) >= ms)
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Number(secondsLeft)) });
    }
  }

  /** Refused with RPC_UNAVAILABLE when Redis cannot count. */
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
