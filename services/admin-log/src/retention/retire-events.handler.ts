import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_LOG_ENV, type AdminLogEnv } from '../admin-log.env';
import { RetentionRepository } from './retention.repository';

/** Deletes data at the end of its retention. */
@Injectable()
export class RetireEventsHandler {
  constructor(
    private readonly repository: RetentionRepository,
    @Inject(ADMIN_LOG_ENV) private readonly env: Pick<AdminLogEnv, 'LOG_RETENTION_DAYS'>,
  ) {}

  /** Returns true when there is more. */
  async execute(): Promise<boolean> {
    const retentionDays = this.env.LOG_RETENTION_DAYS;
    if (await this.repository.deleteEvents(retentionDays)) return true;
    await this.repository.deleteOtherData(retentionDays);
    return false;
  }
}
