import { RepeatedWork } from '@afya/runtime';
import { BeforeApplicationShutdown, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { AppendedBatches } from '../append-events/appended-batches';
import { KeepPartitionsHandler } from '../partitions/keep-partitions.handler';
import { RetireEventsHandler } from './retire-events.handler';

const HOUR_MS = 3_600_000;

@Injectable()
export class RetentionLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly work: RepeatedWork;

  constructor(partitions: KeepPartitionsHandler, retire: RetireEventsHandler, batches: AppendedBatches) {
    const run = async () => {
      await partitions.execute();
      await batches.retire();
      return retire.execute();
    };
    this.work = new RepeatedWork({ name: 'retention', everyMs: HOUR_MS, run });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }
}
