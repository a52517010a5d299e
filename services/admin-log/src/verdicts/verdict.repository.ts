import type { Verdict } from '@afya/contracts';
import { ColumnCipher, Database, type Queries, statement, UnreadableValueError } from '@afya/database';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

interface Row {
  id: string;
  event_id: string;
  admin_id: string | null;
  verdict: Verdict['verdict'];
  note: string;
  at: Date;
}

/** A verdict and what it is on; `diagnosedAt` is when the diagnosis was given. */
export interface GivenVerdict extends Verdict {
  eventId: string;
  by: string;
  diagnosedAt: Date;
}

const COLUMNS = 'id, event_id, admin_id, verdict, note, at';
const newest = statement(
  'verdicts_newest',
  `SELECT DISTINCT ON (event_id) ${COLUMNS} FROM verdict WHERE event_id = ANY($1::uuid[]) ORDER BY event_id, at DESC, id`,
);
const own = statement('verdict_own', `SELECT ${COLUMNS} FROM verdict WHERE event_id = $1 AND admin_id = $2`);
const put = statement(
  'verdict_put',
  `INSERT INTO verdict (id, event_id, diagnosed_at, admin_id, verdict, note, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (event_id, admin_id) DO UPDATE SET
     id = excluded.id, verdict = excluded.verdict, note = excluded.note, at = excluded.at`,
);

const notePlace = (id: string) => ({ column: 'verdict.note', row: id });

/** Verdicts on diagnoses, one an admin; their notes are sealed. */
@Injectable()
export class VerdictRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  /** The newest one on each of these diagnoses that has any, by the id of its event. */
  async newestOf(eventIds: readonly string[]): Promise<Map<string, Verdict>> {
    if (eventIds.length === 0) return new Map();
    const rows = await this.database.query<Row>(newest, [eventIds]);
    return new Map(rows.map((row) => [row.event_id, this.toVerdict(row)]));
  }

  /** An admin's own verdict on a diagnosis, if there is one. */
  async own(queries: Queries, eventId: string, adminId: string): Promise<Verdict | null> {
    const [row] = await queries.query<Row>(own, [eventId, adminId]);
    return row ? this.toVerdict(row) : null;
  }

  /** It takes the place of the same admin's earlier one. */
  async put(queries: Queries, { eventId, by, verdict, note, at, diagnosedAt }: GivenVerdict): Promise<void> {
    const id = randomUUID();
    const sealed = this.cipher.seal(notePlace(id), note);
    await queries.query(put, [id, eventId, diagnosedAt, by, verdict, sealed, at]);
  }

  private toVerdict({ id, admin_id, verdict, note, at }: Row): Verdict {
    return { verdict, note: this.opened(id, note), by: admin_id, at: at.toISOString() };
  }

  /** A note whose key is lost must not hide the verdict. */
  private opened(id: string, note: string): string {
    try {
      return this.cipher.open(notePlace(id), note);
    } catch (error) {
      if (error instanceof UnreadableValueError) return '';
      throw error;
    }
  }
}
