import { test } from '@playwright/test';
import { Client } from 'pg';

/**
 * Gives the lease of this session to a worker that does not exist, so that its next reply stays pending for a minute. Skips the spec in a
 * product whose database is not known.
 */
export async function holdReplies(sessionId: string): Promise<void> {
  const connectionString = process.env.PRODUCT_DATABASE_URL;
  test.skip(connectionString === undefined, 'a reply can only be held in a product whose database is known');
  const client = new Client({ connectionString });
  await client.connect();
  const { rowCount } = await client
    .query(
      `UPDATE consultation.session SET lease_token = 'spec', lease_holder = 'spec', lease_until = now() + interval '1 minute'
       WHERE id = $1`,
      [sessionId],
    )
    .finally(() => client.end());
  if (rowCount !== 1) throw new Error('the session is not stored');
}
