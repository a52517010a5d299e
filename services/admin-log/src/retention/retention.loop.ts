import { RepeatedWork } from '@afya/runtime';
import { BeforeApplicationShutdown, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { AppendedBatchRepository } from '../append-events/appended-batch.repository';
import { KeepPartitionsHandler } from '../partitions/keep-partitions.handler';
import { RetireEventsHandler } from './retire-events.handler';

const HOUR_MS = 3_600_000;
const BATCH_RETENTION_MS = 7 * 24 * HOUR_MS;

@Injectable()
export class RetentionLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly work: RepeatedWork;

  constructor(partitions: KeepPartitionsHandler, retire: RetireEventsHandler, batches: AppendedBatchRepository) {
    const run = async () => {
      await partitions.execute();
      await batches.deleteBefore(new Date(Date.now() - BATCH_RETENTION_MS));
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
