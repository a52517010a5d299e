import { type Database, statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import { type SendLimits } from '../../credits/send-limits';

/** Long texts of an owner beyond its quotas that are read all the same in a minute: any of them may report an emergency. */
const READ_BEYOND = 6;
const MINUTE_MS = 60_000;

/** What the accept statement would refuse unless it is an emergency, as it stands now and without a lock. */
const look = statement(
  'scan_quota',
  `SELECT coalesce(
     (a.hour_from > now() - interval '1 h' AND a.hour_sends >= $3::integer)
     OR (a.day_from > now() - interval '24 h' AND a.day_sends >= $4::integer)
     OR (n.hour = date_trunc('hour', now()) AND n.hour_sends >= $6::integer)
     OR n.sends >= $7::integer
     OR s.pending >= $8::integer
     OR a.balance < $9::integer, false) AS beyond
   FROM session s JOIN account a ON a.owner = s.owner LEFT JOIN network_day n ON n.key = $5::text
   WHERE s.id = $1 AND s.owner = $2`,
);

export interface QuotaQuestion {
  sessionId: string;
  owner: string;
  network: string | undefined;
  limits: SendLimits;
  pending: number;
  price: number;
}

/** Bounds the reading of texts that would be refused: an emergency passes the quotas, and one caller cannot buy any number of readings. */
export class ScanQuota {
  private since = 0;
  private readonly read = new Map<string, number>();

  constructor(private readonly database: Database) {}

  /** Refused with RATE_LIMITED when the owner is beyond its quotas and had its readings of this minute. */
  async require({ sessionId, owner, network, limits, pending, price }: QuotaQuestion): Promise<void> {
    const { ownerHour, ownerDay, networkHour, networkDay } = limits;
    const values = [sessionId, owner, ownerHour, ownerDay, network, networkHour, networkDay, pending, price];
    const [row] = await this.database.query<{ beyond: boolean }>(look, values);
    if (!row?.beyond) return;
    const now = performance.now();
    if (now - this.since > MINUTE_MS) {
      this.since = now;
      this.read.clear();
    }
    const before = this.read.get(owner) ?? 0;
    if (before >= READ_BEYOND)
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((this.since + MINUTE_MS - now) / 1_000) });
    this.read.set(owner, before + 1);
  }
}
