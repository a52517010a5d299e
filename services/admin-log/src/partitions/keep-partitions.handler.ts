import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_LOG_ENV, type AdminLogEnv } from '../admin-log.env';
import { monthOf } from '../events/month';
import { PartitionRepository } from './partition.repository';

/** This month and two more: a log that does not run for two months still has partitions. */
const MONTHS_AHEAD = 2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Creates the partitions of the coming months, and drops those whose events are all past the retention. */
@Injectable()
export class KeepPartitionsHandler {
  constructor(
    private readonly partitions: PartitionRepository,
    @Inject(ADMIN_LOG_ENV) private readonly env: Pick<AdminLogEnv, 'LOG_RETENTION_DAYS'>,
  ) {}

  async execute(now = new Date()): Promise<void> {
    for (let later = 0; later <= MONTHS_AHEAD; later++) await this.partitions.create(monthOf(now, later));
    const oldest = beginningOfHour(now.getTime() - this.env.LOG_RETENTION_DAYS * DAY_MS);
    for (const month of await this.partitions.listMonths())
      if (Date.parse(month.until) <= oldest) await this.partitions.drop(month);
  }
}

/** Anonymised events move to the beginning of their hour. */
const beginningOfHour = (time: number) => Math.floor(time / HOUR_MS) * HOUR_MS;
