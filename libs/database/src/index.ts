export { createDataSource, type DataSourceInput, PooledDataSource } from './create-data-source';
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
export { ColumnCipher, type EncryptedCell } from './encryption/column-cipher';
export { runReencrypt } from './encryption/run-reencrypt';
export { queriesIn } from './queries-in';
export { runSqlFile } from './run-sql-file';
export { runMigrate } from './run-migrate';
export { type EncryptedColumn, reencryptColumn, type ReencryptResult } from './encryption/reencrypt-column';
export { UnreadableValueError } from './encryption/unreadable-value.error';
export { runMigrations } from './run-migrations';
export { statement, type Statement } from './statement';
