import type { ColumnCipher } from '@afya/database';
import type { LogEvent, EventHealthData } from '@afya/service-contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { decryptEvent, encryptEvent } from '../../events/encrypted-event';

const BATCH = 500;

/** Encrypts the health data in the log, including existing events. ADR 0022. */
export function sealEvents1790000002100(cipher: ColumnCipher) {
  return class SealEvents1790000002100 implements MigrationInterface {
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(
        `ALTER TABLE event ADD COLUMN sealed text, ADD COLUMN has_diagnosis boolean NOT NULL DEFAULT false`,
      );
      await runner.query(`UPDATE event SET has_diagnosis = true WHERE diagnosis IS NOT NULL`);
      await seal(runner, cipher);
      await runner.query('ALTER TABLE event DROP COLUMN diagnosis');
      await runner.query('CREATE INDEX event_diagnosis ON event (at, position) WHERE has_diagnosis');
      await runner.query('CREATE INDEX event_sealed ON event (at, position) WHERE sealed IS NOT NULL');
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query('ALTER TABLE event ADD COLUMN diagnosis jsonb');
      await open(runner, cipher);
      await runner.query('ALTER TABLE event DROP COLUMN sealed, DROP COLUMN has_diagnosis');
      await runner.query('CREATE INDEX event_diagnosis ON event (at, position) WHERE diagnosis IS NOT NULL');
    }
  };
}

type Plain = Pick<LogEvent, 'id' | 'type'> & EventHealthData & { at: Date };

async function seal(runner: QueryRunner, cipher: ColumnCipher): Promise<void> {
  for (;;) {
    const rows = (await runner.query(
      `SELECT at, id, type, details, diagnosis FROM event
       WHERE sealed IS NULL AND (diagnosis IS NOT NULL OR type = 'red_flag') LIMIT ${BATCH}`,
    )) as Plain[];
    for (const { at, ...event } of rows) {
      const { sealed, details } = encryptEvent(cipher, event);
      const values = [at, event.id, sealed, JSON.stringify(details)];
      await runner.query('UPDATE event SET sealed = $3, details = $4 WHERE at = $1 AND id = $2', values);
    }
    if (rows.length < BATCH) return;
  }
}

type Sealed = Pick<LogEvent, 'id' | 'details'> & { at: Date; sealed: string };

async function open(runner: QueryRunner, cipher: ColumnCipher): Promise<void> {
  for (;;) {
    const rows = (await runner.query(
      `SELECT at, id, sealed, details FROM event WHERE sealed IS NOT NULL LIMIT ${BATCH}`,
    )) as Sealed[];
    for (const { at, ...event } of rows) {
      const { details, diagnosis } = decryptEvent(cipher, event);
      const values = [at, event.id, JSON.stringify(details), diagnosis && JSON.stringify(diagnosis)];
      await runner.query(
        'UPDATE event SET details = $3, diagnosis = $4, sealed = NULL WHERE at = $1 AND id = $2',
        values,
      );
    }
    if (rows.length < BATCH) return;
  }
}
