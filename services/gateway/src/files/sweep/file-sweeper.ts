import { logger, RepeatedWork } from '@afya/runtime';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { Quarantine, QUARANTINE_MS } from '../quarantine/quarantine';
import { RemoveOrphansHandler } from './remove-orphans.handler';

/** Redis lock of the gateway that runs the next sweep. It is not released but expires before the sweep after that. */
const SWEEP_LOCK = 'file-sweep';

/** Sweeps the quarantine, each gateway on its own machine, and the object store, one gateway for all. */
@Injectable()
export class FileSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly jobs: RepeatedWork[];

  constructor(
    private readonly quarantine: Quarantine,
    private readonly orphans: RemoveOrphansHandler,
    private readonly redis: Redis,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'FILE_SWEEP_MS'>,
  ) {
    const { FILE_SWEEP_MS: everyMs } = env;
    this.jobs = [
      new RepeatedWork({ name: 'quarantine', everyMs: QUARANTINE_MS.sweep, run: () => this.sweepQuarantine() }),
      new RepeatedWork({ name: 'orphans', everyMs, run: () => this.removeOrphans() }),
    ];
  }

  onApplicationBootstrap(): void {
    for (const job of this.jobs) job.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.jobs.map((job) => job.stop()));
  }

  private async sweepQuarantine(): Promise<boolean> {
    await this.quarantine.sweep();
    return false;
  }

  private async removeOrphans(): Promise<boolean> {
    if (await this.acquireLock()) await this.orphans.execute();
    return false;
  }

  private async acquireLock(): Promise<boolean> {
    const lockMs = Math.max(1, Math.floor(this.env.FILE_SWEEP_MS * 0.9));
    const result = await this.redis.set(SWEEP_LOCK, 1, 'PX', lockMs, 'NX').catch((error) => {
      logger.debug({ err: error }, 'sweep lock not acquired');
      return null;
    });
    return result === 'OK';
  }
}
