import { OUTBOX_BATCH_DOWN, OUTBOX_BATCH_UP } from '@afya/database';
import { MigrationInterface, QueryRunner } from 'typeorm';

/** Events stay in the outbox until the log has acknowledged them. ADR 0023. */
export class AddOutboxBatch1790000003400 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(OUTBOX_BATCH_UP);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(OUTBOX_BATCH_DOWN);
  }
}
