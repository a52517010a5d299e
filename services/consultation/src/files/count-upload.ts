import { type Queries, statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import { type StoredFile } from '@afya/service-contracts';

/** The row is locked until the transaction ends, so that sends which come together are counted one after the other. */
const count = statement(
  'upload_count',
  `INSERT INTO upload AS u (account_id, since, bytes)
   SELECT id, now(), $2 FROM account WHERE owner = $1
   ON CONFLICT (account_id) DO UPDATE SET
     bytes = excluded.bytes + CASE WHEN u.since > now() - interval '24 h' THEN u.bytes ELSE 0 END,
     since = CASE WHEN u.since > now() - interval '24 h' THEN u.since ELSE now() END
   RETURNING bytes::float8, extract(epoch FROM since + interval '24 h' - now())::float8 AS seconds`,
);

/**
 * Counts the files of an accepted send towards what its owner may send in a day, as many bytes as came. Refused with FILES_DAILY_LIMIT, which
 * takes back all that the transaction has stored and charged. It comes last: the session and the account are locked before.
 */
export async function countUpload(
  queries: Queries,
  owner: string,
  { files, most }: { files: readonly StoredFile[]; most: number },
): Promise<void> {
  const sent = files.reduce((sum, { received, size }) => sum + (received ?? size), 0);
  if (sent === 0) return;
  const [row] = await queries.query<{ bytes: number; seconds: number }>(count, [owner, sent]);
  if (row && row.bytes > most) throw new AppError('FILES_DAILY_LIMIT', { retryAfterSeconds: Math.ceil(row.seconds) });
}
