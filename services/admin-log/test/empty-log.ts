import type { TestDatabase } from '@afya/testing';

/** Deletes all events and their rollup. */
export const emptyLog = (database: TestDatabase): Promise<unknown> =>
  database.query(
    `TRUNCATE admin_log.event, admin_log.event_hour, admin_log.event_day, admin_log.hour_count, admin_log.day_count, admin_log.diagnosis_name, admin_log.verdict`,
  );
