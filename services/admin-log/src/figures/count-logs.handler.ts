import type { LogCounts } from '@afya/contracts';
import type { Actor } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { requireAdmin } from '../logs/require-admin';
import { type CountFilter, EventCounts } from './event-counts';

/** Counts what fits a filter, for admins. A count tells of nobody: it is not logged, and may be asked for every few seconds. */
@Injectable()
export class CountLogsHandler {
  constructor(private readonly counts: EventCounts) {}

  async execute(filter: CountFilter, actor: Actor): Promise<LogCounts> {
    requireAdmin(actor);
    return this.counts.count(filter);
  }
}
