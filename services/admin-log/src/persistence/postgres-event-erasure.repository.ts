import { Database, type Queries, queriesIn } from '@afya/database';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Any, type EntityManager } from 'typeorm';
import { type ErasedIds, EventErasureRepository } from '../privacy/event-erasure.repository';
import type { RollupRow } from '../rollup/rollup-row';
import { ErasedIdEntity } from './entities/erased-id.entity';
import * as sql from './erasure.sql';
import { MetricsRollup } from './metrics-rollup';

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');

@Injectable()
export class PostgresEventErasureRepository extends EventErasureRepository {
  constructor(
    private readonly database: Database,
    private readonly rollup: MetricsRollup,
  ) {
    super();
  }

  erase(ids: ErasedIds): Promise<number> {
    return this.database.withEntities((entities) =>
      entities.transaction(async (transaction) => {
        await this.add(transaction, [...ids.sessionIds, ...ids.personIds]);
        return this.anonymiseIn(queriesIn(transaction), ids);
      }),
    );
  }

  async findErased(ids: readonly string[]): Promise<Set<string>> {
    const idOf = new Map(ids.map((id) => [hashOf(id), id]));
    const erased = await this.database.withEntities((entities) =>
      entities.findBy(ErasedIdEntity, { hash: Any([...idOf.keys()]) }),
    );
    return new Set(erased.map(({ hash }) => idOf.get(hash)!));
  }

  async anonymise(ids: ErasedIds): Promise<void> {
    await this.database.transaction((queries) => this.anonymiseIn(queries, ids));
  }

  private async add(transaction: EntityManager, ids: readonly string[]): Promise<void> {
    const at = new Date();
    const rows = [...new Set(ids)].map((id) => ({ hash: hashOf(id), at }));
    if (rows.length > 0) await transaction.upsert(ErasedIdEntity, rows, ['hash']);
  }

  private async anonymiseIn(queries: Queries, ids: ErasedIds): Promise<number> {
    const repeats = await queries.query<RollupRow>(sql.DELETE_REPEATS, ids);
    await this.rollup.add(queries, repeats, -1);
    const events = await queries.query<RollupRow>(sql.ANONYMISE_EVENTS, ids);
    await this.rollup.removeDiagnoses(queries, events);
    const eventIds = events.filter((event) => event.has_diagnosis).map(({ id }) => id);
    await queries.query(sql.DELETE_VERDICTS, { eventIds });
    await queries.query(sql.ANONYMISE_VERDICTS, ids);
    await queries.query(sql.ANONYMISE_READS, ids);
    return events.length;
  }
}
