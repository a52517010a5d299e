import { Database, statement } from '@afya/database';
import { Injectable } from '@nestjs/common';

const note = statement('batch_note', 'INSERT INTO appended_batch (id) VALUES ($1) ON CONFLICT DO NOTHING');
const find = statement('batch_find', 'SELECT id FROM appended_batch WHERE id = ANY($1::uuid[])');
/** A sender that was away for longer sends its batch again, which adds nothing. */
const retire = statement('batch_retire', `DELETE FROM appended_batch WHERE appended_at < now() - interval '7 days'`);

/** Which batches are wholly in the log, for their senders to let go of them. */
@Injectable()
export class AppendedBatches {
  constructor(private readonly database: Database) {}

  async note(batchId: string): Promise<void> {
    await this.database.query(note, [batchId]);
  }

  /** Those of the batches that are. */
  async find(batchIds: readonly string[]): Promise<string[]> {
    return (await this.database.query<{ id: string }>(find, [batchIds])).map(({ id }) => id);
  }

  async retire(): Promise<void> {
    await this.database.query(retire);
  }
}
