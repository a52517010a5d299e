import { dependencies } from '@afya/runtime';
import type { Client, Pool, PoolClient, QueryConfig } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PooledDataSource } from './create-data-source';
import { measurePool } from './pool-metrics';
import { type Statement, statement, valuesOf } from './statement';
import { orUnavailable } from './unavailable';

/** Runs statements, each in its own transaction or all in an open one. */
export interface Queries {
  /**
   * `values`: an object by parameter name, or a list for a text with numbers. Rows come as the driver reads them: `bigint` is a
   * string, `timestamptz` a Date, `jsonb` its value.
   */
  query<Row>(statement: Statement, values?: object): Promise<Row[]>;
}

/**
 * Milliseconds until an answer; after that the connection counts as lost. No call of a user takes as long. Only COMMIT has no limit:
 * it may wait for a standby, and abandoned connections would use up those that Postgres allows.
 */
interface QueryTimeouts {
  statementMs: number;
  /** for the question whether Postgres accepts writes */
  healthMs: number;
}

/** A network can drop a connection silently; TCP alone would wait for a quarter of an hour. */
const QUERY_TIMEOUTS: QueryTimeouts = { statementMs: 60_000, healthMs: 5_000 };

/** The driver's types lack its `query_timeout`, in milliseconds. */
interface TimedQuery extends QueryConfig {
  query_timeout: number;
}

const ROLLBACK = statement('', 'ROLLBACK');
const readOnly = statement('read_only', 'SHOW transaction_read_only');

async function run<Row>(
  connection: Pool | PoolClient,
  statement: Statement,
  values: object,
  query_timeout: number,
): Promise<Row[]> {
  const { name, text } = statement;
  const timed: TimedQuery = { name, text, values: valuesOf(statement, values), query_timeout };
  const { rows } = await connection.query(timed);
  return rows as Row[];
}

async function isWritable(client: PoolClient, timeoutMs: number): Promise<boolean> {
  // A lost connection also emits an event, which ends the process when there is no listener.
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
 * The database of a service. Statements are prepared by name: TypeORM's own `query` makes Postgres parse and plan every call, which
 * takes longer than running the statements of a send. While Postgres is away every method throws RPC_UNAVAILABLE, so that callers
 * retry.
 */
export class Database implements Queries {
  private readonly unwatch: (() => void)[];

  constructor(
    readonly dataSource: PooledDataSource,
    private readonly timeouts = QUERY_TIMEOUTS,
  ) {
    this.unwatch = [dependencies.watch('postgres', () => this.isUp()), measurePool(this.pool)];
  }

  private get pool(): Pool {
    return this.dataSource.pool;
  }

  query<Row>(statement: Statement, values: object = []): Promise<Row[]> {
    return run<Row>(this.pool, statement, values, this.timeouts.statementMs).catch(fail);
  }

  /** Ordinary reads and writes with TypeORM's repositories, on one connection. */
  async withEntities<Result>(work: (entities: EntityManager) => Promise<Result>): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as Client;
      const timer = setTimeout(() => void client.end(), this.timeouts.statementMs);
      return await work(runner.manager).finally(() => clearTimeout(timer));
    } catch (error) {
      return fail(error);
    } finally {
      await runner.release();
    }
  }

  /**
   * Runs `work` in one transaction (read committed), which is committed when `work` returns and rolled back when it throws. The
   * `settings` of Postgres ('enable_seqscan = off') apply to this transaction only.
   */
  async transaction<Result>(
    work: (queries: Queries) => Promise<Result>,
    { settings = [] }: { settings?: readonly string[] } = {},
  ): Promise<Result> {
    const client = await this.pool.connect().catch(fail);
    let broken: Error | undefined;
    // A connection lost between two statements emits an event, which ends the process when there is no listener.
    const lost = (reason: Error) => void (broken = reason);
    client.on('error', lost);
    const query = <Row>(statement: Statement, values: object = []): Promise<Row[]> =>
      run<Row>(client, statement, values, this.timeouts.statementMs);
    try {
      await query(statement('', ['BEGIN', ...settings.map((setting) => `SET LOCAL ${setting}`)].join('; ')));
      const result = await work({ query });
      await client.query('COMMIT');
      return result;
    } catch (error) {
      const failure = orUnavailable(error);
      // The server may have become a standby: the next connection may reach another one.
      if (failure !== error) broken ??= error as Error;
      // Postgres rolls back when a broken connection ends.
      if (!broken) await query(ROLLBACK).catch((reason: Error) => (broken = reason));
      throw failure;
    } finally {
      client.off('error', lost);
      client.release(broken);
    }
  }

  /** Whether Postgres answers and accepts writes. False on a standby, whose connection is dropped for a new one, and once closed. */
  async isUp(): Promise<boolean> {
    try {
      const client = await this.pool.connect();
      const takesWrites = await isWritable(client, this.timeouts.healthMs);
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
