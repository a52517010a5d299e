import { logger } from '@afya/runtime';
import { DataSource, type DataSourceOptions } from 'typeorm';

export interface DataSourceInput {
  url: string;
  /** the service's own schema: unqualified names mean it */
  schema: string;
  migrations: DataSourceOptions['migrations'];
  entities?: DataSourceOptions['entities'];
  /** connections at most; at least 2, for migrations hold one for their lock */
  poolSize?: number;
}

/** Milliseconds after which Postgres cuts a connection that holds a transaction open and says nothing (a frozen process). */
const IDLE_IN_TRANSACTION_MS = 30_000;

/**
 * Connections that are kept without work; others go after ten seconds, for each is some ten megabytes of Postgres. A new one needs the
 * name of the server resolved, which takes seconds where an answer of a name server is lost; nobody should wait for that after a
 * quiet minute.
 */
const KEPT = 2;

/** A TypeORM data source on one service's schema. It never changes tables by itself: migrations do. */
export function createDataSource({
  url,
  schema,
  migrations,
  entities = [],
  poolSize = 10,
}: DataSourceInput): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    schema,
    entities,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    installExtensions: false,
    connectTimeoutMS: 5_000,
    poolSize: Math.max(2, poolSize),
    poolErrorHandler: (error: unknown) => logger.warn({ err: error }, 'database connection lost'),
    applicationName: `afya-${schema}`,
    extra: {
      options: `-c search_path=${schema} -c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
      keepAlive: true,
      min: KEPT,
    },
  });
}
