import { logger } from '@afya/runtime';
import { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';

export interface DataSourceInput {
  url: string;
  /** the service's own schema, where unqualified names are looked up */
  schema: string;
  migrations: DataSourceOptions['migrations'];
  entities?: DataSourceOptions['entities'];
  /** maximum of connections; at least 2, because migrations need one for their lock */
  poolSize?: number;
}

/** Postgres ends a connection that keeps a transaction open for so long without a statement (a frozen process). */
const IDLE_IN_TRANSACTION_MS = 30_000;

/**
 * Idle connections that stay open; others are closed after ten seconds, because each takes about ten megabytes of Postgres. A new
 * connection needs a name look-up, which takes seconds when an answer of the name server is lost. A call after a quiet minute should
 * not wait for that.
 */
const MIN_IDLE_CONNECTIONS = 2;

/** A TypeORM data source with a pool of our own, so that prepared statements run on the same connections as repositories. */
export class PooledDataSource extends DataSource {
  constructor(
    readonly pool: Pool,
    { schema, migrations, entities = [] }: Pick<DataSourceInput, 'schema' | 'migrations' | 'entities'>,
  ) {
    super({
      type: 'postgres',
      schema,
      entities,
      migrations,
      migrationsTableName: 'migration',
      migrationsTransactionMode: 'each',
      synchronize: false,
      logging: false,
      installExtensions: false,
      poolErrorHandler: (error: unknown) => logger.warn({ err: error }, 'database connection lost'),
      // TypeORM creates its pool with `new driver.Pool()`.
      driver: {
        Pool: function SharedPool() {
          return pool;
        },
      },
    });
  }
}

/** A data source on the schema of one service. Only migrations change its tables. */
export function createDataSource({ url, poolSize = 10, ...input }: DataSourceInput): PooledDataSource {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: `afya-${input.schema}`,
    max: Math.max(2, poolSize),
    min: MIN_IDLE_CONNECTIONS,
    keepAlive: true,
    options: `-c search_path=${input.schema} -c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
  });
  return new PooledDataSource(pool, input);
}
