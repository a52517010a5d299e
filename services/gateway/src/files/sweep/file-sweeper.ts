import { logger, RepeatedWork } from '@afya/runtime';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { Quarantine, QUARANTINE_MS } from '../quarantine/quarantine';
import { RemoveOrphansHandler } from './remove-orphans.handler';

/** Held for the pause between two sweeps by the gateway that does the next one; nobody gives it back. */
const TURN = 'file-sweep';

/** Keeps the quarantine clean, each gateway its own machine's, and the object store, one gateway for all. */
@Injectable()
export class FileSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly works: RepeatedWork[];

  constructor(
    private readonly quarantine: Quarantine,
    private readonly orphans: RemoveOrphansHandler,
    private readonly redis: Redis,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'FILE_SWEEP_MS'>,
  ) {
    const { FILE_SWEEP_MS: everyMs } = env;
    this.works = [
      new RepeatedWork({ name: 'quarantine', everyMs: QUARANTINE_MS.sweep, run: () => this.clean() }),
      new RepeatedWork({ name: 'orphans', everyMs, run: () => this.removeOrphans() }),
    ];
  }

  onApplicationBootstrap(): void {
    for (const work of this.works) work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.works.map((work) => work.stop()));
  }

  private async clean(): Promise<boolean> {
    await this.quarantine.sweep();
    return false;
  }

  private async removeOrphans(): Promise<boolean> {
    if (await this.isMyTurn()) await this.orphans.execute();
    return false;
  }

  private async isMyTurn(): Promise<boolean> {
    const held = Math.max(1, Math.floor(this.env.FILE_SWEEP_MS * 0.9));
    const taken = await this.redis.set(TURN, 1, 'PX', held, 'NX').catch((error) => {
      logger.debug({ err: error }, 'no turn to sweep');
      return null;
    });
    return taken === 'OK';
  }
}
