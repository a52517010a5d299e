import { OUTBOX_BATCH_DOWN, OUTBOX_BATCH_UP, OUTBOX_DOWN, OUTBOX_UP } from '@afya/database';
import { MigrationInterface, QueryRunner } from 'typeorm';

/** Log events of registrations and logins, before they are published. ADR 0023. */
export class AddOutbox1790000003100 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    for (const table of [OUTBOX_UP, OUTBOX_BATCH_UP]) await queries.query(table);
  }

  async down(queries: QueryRunner): Promise<void> {
    for (const table of [OUTBOX_BATCH_DOWN, OUTBOX_DOWN]) await queries.query(table);
  }
}
