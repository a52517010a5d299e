import { type Queries, statement } from '@afya/database';
import { type Actor } from '@afya/service-contracts';

/** What is to be deleted everywhere. `owners` is empty when only sessions go. */
export interface Erasure {
  id: string;
  scope: 'session' | 'everything';
  askedBy: 'visitor' | 'user' | 'retention';
  owners: string[];
  sessionIds: string[];
  objectKeys: string[];
  acceptedAt: Date;
  attempts: number;
}

const COLUMNS = `id, scope, asked_by AS "askedBy", owners, session_ids AS "sessionIds", object_keys AS "objectKeys",
  accepted_at AS "acceptedAt", attempts`;

const insert = statement(
  'erasure_insert',
  `INSERT INTO erasure (id, scope, asked_by, owners, session_ids, object_keys) VALUES ($1, $2, $3, $4, $5, $6)`,
);

export async function insertErasure(
  queries: Queries,
  { id, scope, askedBy, owners, sessionIds, objectKeys }: Omit<Erasure, 'acceptedAt' | 'attempts'>,
): Promise<void> {
  await queries.query(insert, [id, scope, askedBy, owners, sessionIds, objectKeys]);
}

/** One replica works on an erasure at a time; one that dies over it leaves it to be found due again. */
const take = statement(
  'erasure_take',
  `UPDATE erasure SET due_at = clock_timestamp() + interval '15 s', attempts = attempts + 1
   WHERE id = (SELECT id FROM erasure WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING ${COLUMNS}`,
);

/** The one that has been due for the longest, for the next 15 s; undefined: none is due. */
export async function takeErasure(queries: Queries): Promise<Erasure | undefined> {
  return (await queries.query<Erasure>(take))[0];
}

const postpone = statement(
  'erasure_postpone',
  `UPDATE erasure SET due_at = clock_timestamp() + $2 * interval '1 ms' WHERE id = $1`,
);

export async function postponeErasure(queries: Queries, { id }: Erasure, delayMs: number): Promise<void> {
  await queries.query(postpone, [id, delayMs]);
}

const widen = statement('erasure_widen', `UPDATE erasure SET session_ids = $2, object_keys = $3 WHERE id = $1`);

/** Notes what was found later, so that it is not forgotten if the work is cut off. */
export async function widenErasure(queries: Queries, { id, sessionIds, objectKeys }: Erasure): Promise<void> {
  await queries.query(widen, [id, sessionIds, objectKeys]);
}

const end = statement('erasure_end', `DELETE FROM erasure WHERE id = $1 RETURNING id`);

/** false: another replica has ended it. */
export async function endErasure(queries: Queries, { id }: Erasure): Promise<boolean> {
  return (await queries.query(end, [id])).length > 0;
}

/** All that the caller owns things as: the user, and the visitor of the same browser, whose sessions a login may not have claimed. */
export function ownersOf({ userId, visitorId }: Actor): string[] {
  return [...(userId ? [`u:${userId}`] : []), ...(visitorId ? [`v:${visitorId}`] : [])];
}

/** The ids that a person is known by outside of this service's tables. */
export function peopleOf({ owners }: Pick<Erasure, 'owners'>): { personIds: string[]; userIds: string[] } {
  const userIds = owners.filter((owner) => owner.startsWith('u:')).map((owner) => owner.slice(2));
  return { personIds: owners.map((owner) => owner.slice(2)), userIds };
}
