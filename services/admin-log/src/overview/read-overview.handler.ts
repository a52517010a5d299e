import type { Overview } from '@afya/contracts';
import { ColumnCipher, Database, UnreadableValueError } from '@afya/database';
import type { Actor, ReadOverview, RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { EventRepository } from '../events/event.repository';
import { namePlace } from '../figures/figure-keeper';
import { DAY_MS } from '../figures/nairobi';
import type { Span } from '../figures/split-period';
import { readEvent } from '../logs/read-event';
import { requireAdmin } from '../logs/require-admin';
import { bucketFigures, type LatencyRow, type SumRow } from './bucket-figures';
import { type CountRow, diagnosisFigures } from './diagnosis-figures';
import { BUCKET_LATENCIES, BUCKET_SUMS, COUNTS, NAMES } from './overview.sql';
import { type Buckets, bucketsOf } from './periods';

/** The figures of a period for admins, out of the sums alone; the read is logged. */
@Injectable()
export class ReadOverviewHandler {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
    private readonly events: EventRepository,
  ) {}

  async execute(asked: RpcRequest<typeof ReadOverview>, actor: Actor): Promise<Overview> {
    requireAdmin(actor);
    const buckets = bucketsOf(asked);
    const { start, end } = buckets;
    const figures = await this.figures(buckets);
    const { from, to, by } = asked;
    await this.events.append([readEvent('overview', { from, to }, actor, { by })]);
    return { from: new Date(start).toISOString(), to: new Date(end).toISOString(), by, ...figures };
  }

  private async figures(buckets: Buckets): Promise<Omit<Overview, 'from' | 'to' | 'by'>> {
    const { start, days, end, width } = buckets;
    // buckets of hours are made of hours alone
    const parts = width < DAY_MS ? { from: end, to: end } : days;
    const bucketed = [...placesOf(start, parts, end), width / 1_000];
    const [sums, latencies, counts] = await Promise.all([
      this.database.query<SumRow>(BUCKET_SUMS, bucketed),
      this.database.query<LatencyRow>(BUCKET_LATENCIES, bucketed),
      this.database.query<CountRow>(COUNTS, placesOf(start, days, end)),
    ]);
    const names = await this.names(counts);
    return {
      ...bucketFigures(buckets, sums, latencies),
      ...diagnosisFigures(counts, (id) => names.get(id) ?? null),
    };
  }

  private async names(counts: readonly CountRow[]): Promise<Map<string, string | null>> {
    const ids = new Set(counts.flatMap(({ kind, name }) => (kind === 'language' ? [] : [name])));
    const rows = await this.database.query<{ id: string; sealed: string }>(NAMES, [[...ids]]);
    return new Map(rows.map(({ id, sealed }) => [id, this.opened(id, sealed)]));
  }

  private opened(id: string, sealed: string): string | null {
    try {
      return this.cipher.open(namePlace(id), sealed);
    } catch (error) {
      if (error instanceof UnreadableValueError) return null;
      throw error;
    }
  }
}

const placesOf = (from: number, days: Span, to: number) =>
  [from, days.from, days.to, to].map((time) => new Date(time).toISOString());
