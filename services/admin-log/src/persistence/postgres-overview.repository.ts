import { ColumnCipher, Database, UnreadableValueError } from '@afya/database';
import { Injectable } from '@nestjs/common';
import {
  type Buckets,
  type CountRow,
  type LatencyRow,
  OverviewRepository,
  type OverviewRows,
  type SumRow,
} from '../overview/overview.repository';
import { DAY_MS } from '../rollup/nairobi';
import type { Span } from '../rollup/split-period';
import { nameCell } from './metrics-rollup';
import { BUCKET_LATENCIES, BUCKET_SUMS, COUNTS, NAMES } from './overview.sql';

@Injectable()
export class PostgresOverviewRepository extends OverviewRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {
    super();
  }

  async read({ start, days, end, width }: Buckets): Promise<OverviewRows> {
    // Buckets of hours need only hourly sums.
    const bucketDays = width < DAY_MS ? { from: end, to: end } : days;
    const bucketed = { ...boundsOf(start, bucketDays, end), bucketSeconds: width / 1_000 };
    const [sums, latencies, counts] = await Promise.all([
      this.database.query<SumRow>(BUCKET_SUMS, bucketed),
      this.database.query<LatencyRow>(BUCKET_LATENCIES, bucketed),
      this.database.query<CountRow>(COUNTS, boundsOf(start, days, end)),
    ]);
    return { sums, latencies, counts, names: await this.readNames(counts) };
  }

  private async readNames(counts: readonly CountRow[]): Promise<Map<string, string | null>> {
    const ids = new Set(counts.flatMap(({ kind, name }) => (kind === 'language' ? [] : [name])));
    const rows = await this.database.query<{ id: string; sealed: string }>(NAMES, { ids: [...ids] });
    return new Map(rows.map(({ id, sealed }) => [id, this.decryptName(id, sealed)]));
  }

  private decryptName(id: string, encrypted: string): string | null {
    try {
      return this.cipher.decrypt(nameCell(id), encrypted);
    } catch (error) {
      if (error instanceof UnreadableValueError) return null;
      throw error;
    }
  }
}

const instant = (time: number) => new Date(time).toISOString();
const boundsOf = (from: number, days: Span, to: number) => ({
  from: instant(from),
  daysFrom: instant(days.from),
  daysTo: instant(days.to),
  to: instant(to),
});
