export { createDataSource, type DataSourceInput } from './create-data-source';
export { Database, type Queries } from './database';
export { type DatabaseEnv, openSchema } from './open-schema';
export { deliverOutbox, OUTBOX_DOWN, OUTBOX_UP, type OutboxBatch } from './outbox';
export { ColumnCipher, type SealedPlace } from './sealed/column-cipher';
export { resealColumn, type Resealed, type SealedColumn } from './sealed/reseal-column';
export { UnreadableValueError } from './sealed/unreadable-value.error';
export { runMigrations } from './run-migrations';
export { statement, type Statement } from './statement';
