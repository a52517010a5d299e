import { dependencies } from '@afya/runtime';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { measurePool } from './pool-metrics';
import { type Statement, statement } from './statement';
import { orUnavailable } from './unavailable';

/** Where a statement runs: on its own (a transaction of one statement) or inside of an open transaction. */
export interface Queries {
  /** Rows as the driver reads them: `bigint` is a string, `timestamptz` a Date, `jsonb` its value. */
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * Milliseconds until an answer; then the connection counts as lost. Nothing that a caller waits for takes this long. COMMIT alone has
 * no limit: it may wait for a standby, and connections given up meanwhile would use up those that Postgres has.
 */
export interface Patience {
  statementMs: number;
  /** of the question whether Postgres takes writes */
  healthMs: number;
}

/** A network can swallow a connection without a word: TCP by itself would wait for a quarter of an hour. */
const PATIENCE: Patience = { statementMs: 60_000, healthMs: 5_000 };

/** The driver's types lack its `query_timeout`, in milliseconds. */
interface TimedQuery extends QueryConfig {
  query_timeout: number;
}

const ROLLBACK = statement('', 'ROLLBACK');
const readOnly = statement('read_only', 'SHOW transaction_read_only');

async function run<Row>(
  on: Pool | PoolClient,
  { name, text }: Statement,
  values: readonly unknown[],
  query_timeout: number,
): Promise<Row[]> {
  const timed: TimedQuery = { name, text, values: values as unknown[], query_timeout };
  const { rows } = await on.query(timed);
  return rows as Row[];
}

async function isWritable(client: PoolClient, timeoutMs: number): Promise<boolean> {
  // A connection that is lost says so by an event too, which ends the process where nobody listens.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    const [answer] = await run<{ transaction_read_only: string }>(client, readOnly, [], timeoutMs);
    return answer?.transaction_read_only === 'off';
  } catch {
    return false;
  } finally {
    client.off('error', ignore);
  }
}

function fail(error: unknown): never {
  throw orUnavailable(error);
}

/**
 * The statements of a service, prepared by name on the connections of its data source. TypeORM's own `query` would have Postgres
 * parse and plan each one anew, which for the statements of a send takes longer than running them. While Postgres is away they throw
 * RPC_UNAVAILABLE, for callers to come back.
 */
export class Database implements Queries {
  private readonly unwatch: (() => void)[];

  constructor(
    readonly dataSource: DataSource,
    private readonly patience = PATIENCE,
  ) {
    this.unwatch = [dependencies.watch('postgres', () => this.isUp()), measurePool(() => this.pool)];
  }

  private get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  query<Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    return run<Row>(this.pool, statement, values, this.patience.statementMs).catch(fail);
  }

  /**
   * Runs `work` in one transaction (read committed): committed when it returns, rolled back when it throws. `settings` of Postgres
   * ('enable_seqscan = off') hold for it alone.
   */
  async transaction<Result>(
    work: (queries: Queries) => Promise<Result>,
    { settings = [] }: { settings?: readonly string[] } = {},
  ): Promise<Result> {
    const client = await this.pool.connect().catch(fail);
    let broken: Error | undefined;
    // A connection that is lost between two statements says so by an event, which ends the process where nobody listens.
    const lost = (reason: Error) => void (broken = reason);
    client.on('error', lost);
    const query = <Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> =>
      run<Row>(client, statement, values, this.patience.statementMs);
    try {
      await query(statement('', ['BEGIN', ...settings.map((setting) => `SET LOCAL ${setting}`)].join('; ')));
      const result = await work({ query });
      await client.query('COMMIT');
      return result;
    } catch (error) {
      const told = orUnavailable(error);
      // A server that cannot do this now may be a standby since: the next connection may find another one.
      if (told !== error) broken ??= error as Error;
      // What is given up is rolled back by its end.
      if (!broken) await query(ROLLBACK).catch((reason: Error) => (broken = reason));
      throw told;
    } finally {
      client.off('error', lost);
      client.release(broken);
    }
  }

  /** Whether Postgres answers and takes writes: false on a standby, whose connection is given up for another, and once closed. */
  async isUp(): Promise<boolean> {
    try {
      const client = await this.pool.connect();
      const takesWrites = await isWritable(client, this.patience.healthMs);
      client.release(!takesWrites);
      return takesWrites;
    } catch {
      return false;
    }
  }

  close(): Promise<void> {
    for (const unwatch of this.unwatch) unwatch();
    return this.dataSource.destroy();
  }
}
