import { Database, statement } from '@afya/database';
import { Injectable } from '@nestjs/common';

/** Further back nobody counts. */
const LONGEST = 1_000;
const KEPT_MS = 1_000;

/** When the sessions that no worker has taken up were last written to, the longest waiting first. */
const line = statement(
  'sessions_waiting',
  `SELECT last_active_at AS since FROM session
   WHERE pending > 0 AND (lease_until IS NULL OR lease_until <= clock_timestamp())
   ORDER BY last_active_at LIMIT ${LONGEST}`,
);

/** The sessions that wait for a worker: read once a second however many ask, and only while somebody waits. */
@Injectable()
export class WaitingLine {
  private times: Promise<number[]> | undefined;

  constructor(private readonly database: Database) {}

  /** How many sessions were waiting before this time; at most a second old. */
  async countBefore(since: Date): Promise<number> {
    const times = await (this.times ??= this.read());
    return times.filter((time) => time < since.getTime()).length;
  }

  private read(): Promise<number[]> {
    const forget = () => (this.times = undefined);
    const times = this.database.query<{ since: Date }>(line).then((rows) => rows.map(({ since }) => since.getTime()));
    times.then(() => setTimeout(forget, KEPT_MS).unref(), forget);
    return times;
  }
}
