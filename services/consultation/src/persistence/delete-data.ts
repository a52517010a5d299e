import { type Queries } from '@afya/database';
import { randomUUID } from 'node:crypto';
import { type Erasure } from '../privacy/erasure.repository';
import * as sql from './erasure.sql';

export type DeletedData = Pick<Erasure, 'owners' | 'sessionIds' | 'objectKeys'>;

/** Deletes the sessions with everything in them. A worker that has one of them loses its lease. Returns the keys of their files. */
export async function deleteSessionData(queries: Queries, sessionIds: readonly string[]): Promise<string[]> {
  if (sessionIds.length === 0) return [];
  const sessions = { sessionIds };
  await queries.query(sql.lockReplies, sessions);
  await queries.query(sql.lockSessions, sessions);
  const files = await queries.query<{ key: string }>(sql.listObjectKeys, sessions);
  await queries.query(sql.anonymiseLedger, { sessionIds, salt: randomUUID() });
  await queries.query(sql.deleteCommands, sessions);
  await queries.query(sql.deleteWakeUpJobs, sessions);
  await queries.query(sql.deleteSessions, sessions);
  return files.map(({ key }) => key);
}

/** Deletes everything that belongs to these owners. */
export async function deleteOwnerData(queries: Queries, owners: readonly string[]): Promise<DeletedData> {
  const sessions = await queries.query<{ id: string }>(sql.listSessions, { owners });
  const sessionIds = sessions.map(({ id }) => id);
  const former = await queries.query<{ owner: string }>(sql.deleteFormerVisitors, { sessionIds });
  const allOwners = [...new Set([...owners, ...former.map(({ owner }) => owner)])];
  const objectKeys = await deleteSessionData(queries, sessionIds);
  await queries.query(sql.deleteAccounts, { owners: allOwners });
  await queries.query(sql.deleteConsents, { owners: allOwners });
  return { owners: allOwners, sessionIds, objectKeys };
}

const DEADLOCK = '40P01';

/** Runs work that may deadlock with completing a reply. */
export async function retryOnDeadlock<Result>(work: () => Promise<Result>, attempts = 3): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || (error as { code?: string }).code !== DEADLOCK) throw error;
    return retryOnDeadlock(work, attempts - 1);
  }
}
