export { createDataSource, type DataSourceInput } from './create-data-source';
export { Database, type Queries } from './database';
export { type DatabaseEnv, openSchema } from './open-schema';
export { deliverOutbox, OUTBOX_DOWN, OUTBOX_UP, type OutboxDelivery } from './outbox';
export {
  type BatchDelivery,
  endBatch,
  findBatch,
  OUTBOX_BATCH_DOWN,
  OUTBOX_BATCH_UP,
  resendBatch,
  sendBatch,
  type SentBatch,
} from './outbox-batch';
export { measureOutbox } from './outbox-metrics';
export { ColumnCipher, type SealedPlace } from './sealed/column-cipher';
export { runReseal } from './sealed/run-reseal';
export { runSqlFile } from './run-sql-file';
export { runMigrate } from './run-migrate';
export { resealColumn, type Resealed, type SealedColumn } from './sealed/reseal-column';
export { UnreadableValueError } from './sealed/unreadable-value.error';
export { runMigrations } from './run-migrations';
export { statement, type Statement } from './statement';
