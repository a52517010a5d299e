import { Database, type Queries, statement } from '@afya/database';
import type { LogEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { FigureKeeper } from '../figures/figure-keeper';
import { figureColumns, type FigureRow } from '../figures/figure-row';

/** Whose events become nobody's. `personIds` are those of visitors and users. */
export interface ErasedIds {
  sessionIds: readonly string[];
  personIds: readonly string[];
}

const remember = statement(
  'erased_remember',
  `INSERT INTO erased (hash) SELECT unnest($1::text[]) ON CONFLICT (hash) DO UPDATE SET at = now()`,
);
const known = statement('erased_known', 'SELECT hash FROM erased WHERE hash = ANY($1)');

const THEIRS = `(e.session_id = ANY($1) OR e.user_id = ANY($2) OR e.visitor_id = ANY($2))`;

/** A batch that came again after its events were made nobody's. */
const dropRepeats = statement(
  'erased_repeats',
  `DELETE FROM event e USING event nobodys
   WHERE ${THEIRS} AND nobodys.id = e.id AND nobodys.at = date_trunc('hour', e.at, 'UTC') AND nobodys.at <> e.at
   RETURNING ${figureColumns('e')}`,
);
/**
 * What is left is what statistics need: what kind of thing happened, in which stage, by which model, at which cost, in which hour.
 * Ids, traces, what was said of the patient and the exact time go, so that it cannot be put together again from anything else.
 */
const makeNobodys = statement(
  'erased_events',
  `UPDATE event e SET session_id = NULL, user_id = NULL, visitor_id = NULL, trace_id = NULL, details = '{}', sealed = NULL,
     words = NULL, has_diagnosis = false, at = date_trunc('hour', e.at, 'UTC')
   WHERE ${THEIRS} RETURNING ${figureColumns('old')}`,
);
/** An administrator's look at one of them stays, without whom it was at. */
const forgetLooks = statement(
  'erased_looks',
  `UPDATE event SET details = details - '{sessionId,userId}'::text[]
   WHERE type = 'admin_read' AND (details->>'sessionId' = ANY($1) OR details->>'userId' = ANY($2))`,
);

/** The note and who gave it; how many were right stays in the sums. */
const forgetVerdicts = statement('erased_verdicts', 'DELETE FROM verdict WHERE event_id = ANY($1)');
const forgetAdmin = statement('erased_admin', 'UPDATE verdict SET admin_id = NULL WHERE admin_id = ANY($1)');

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');

/** Makes events nobody's, irrevocably: those that are there, and those that are yet to come. */
@Injectable()
export class EraseEventsHandler {
  constructor(
    private readonly database: Database,
    private readonly figures: FigureKeeper,
  ) {}

  /** Returns how many were there. */
  async execute(ids: ErasedIds): Promise<{ events: number }> {
    const hashes = [...ids.sessionIds, ...ids.personIds].map(hashOf);
    return this.database.transaction(async (queries) => {
      await queries.query(remember, [hashes]);
      return { events: await this.makeEventsNobodys(queries, ids) };
    });
  }

  /** For a batch that was just appended: what it tells of those who were erased meanwhile. */
  async catchUp(batch: readonly LogEvent[]): Promise<void> {
    const sessions = new Map(batch.flatMap(({ sessionId }) => (sessionId ? [[hashOf(sessionId), sessionId]] : [])));
    const people = new Map(
      batch.flatMap(({ userId, visitorId }) => [userId, visitorId].flatMap((id) => (id ? [[hashOf(id), id]] : []))),
    );
    const found = await this.database.query<{ hash: string }>(known, [[...sessions.keys(), ...people.keys()]]);
    if (found.length === 0) return;
    const among = (ids: ReadonlyMap<string, string>) => found.flatMap(({ hash }) => ids.get(hash) ?? []);
    const ids = { sessionIds: among(sessions), personIds: among(people) };
    await this.database.transaction((queries) => this.makeEventsNobodys(queries, ids));
  }

  private async makeEventsNobodys(queries: Queries, { sessionIds, personIds }: ErasedIds): Promise<number> {
    const values = [sessionIds, personIds];
    const repeats = await queries.query<FigureRow>(dropRepeats, values);
    await this.figures.add(queries, repeats, -1);
    const events = await queries.query<FigureRow>(makeNobodys, values);
    await this.figures.forgetDiagnoses(queries, events);
    await queries.query(forgetVerdicts, [events.filter((event) => event.has_diagnosis).map(({ id }) => id)]);
    await queries.query(forgetAdmin, [personIds]);
    await queries.query(forgetLooks, values);
    return events.length;
  }
}
