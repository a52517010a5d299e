import type { Verdict } from '@afya/contracts';
import { ColumnCipher, Database, queriesIn, UnreadableValueError } from '@afya/database';
import type { LogEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Any, type EntityManager } from 'typeorm';
import { EventRepository } from '../events/event.repository';
import { type GivenVerdict, type JudgedDiagnosis, VerdictRepository } from '../verdicts/verdict.repository';
import { VerdictEntity } from './entities/verdict.entity';
import { MetricsRollup } from './metrics-rollup';
import { LOCK_DIAGNOSIS } from './verdict.sql';

interface DiagnosisRow extends JudgedDiagnosis {
  at: Date;
  hour: Date;
  sealed: string | null;
}

const noteCell = (id: string) => ({ column: 'verdict.note', row: id });

@Injectable()
export class PostgresVerdictRepository extends VerdictRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
    private readonly events: EventRepository,
    private readonly rollup: MetricsRollup,
  ) {
    super();
  }

  async newestOf(eventIds: readonly string[]): Promise<Map<string, Verdict>> {
    if (eventIds.length === 0) return new Map();
    const oldestFirst = await this.database.withEntities((entities) =>
      entities.find(VerdictEntity, { where: { eventId: Any([...eventIds]) }, order: { at: 'ASC', id: 'DESC' } }),
    );
    return new Map(oldestFirst.map((verdict) => [verdict.eventId, this.toVerdict(verdict)]));
  }

  give(given: GivenVerdict, toEvent: (diagnosis: JudgedDiagnosis) => LogEvent): Promise<Verdict | null> {
    return this.database.withEntities((entities) =>
      entities.transaction((transaction) => this.giveIn(transaction, given, toEvent)),
    );
  }

  private async giveIn(
    transaction: EntityManager,
    given: GivenVerdict,
    toEvent: (diagnosis: JudgedDiagnosis) => LogEvent,
  ): Promise<Verdict | null> {
    const { eventId, verdict, note, by } = given;
    const queries = queriesIn(transaction);
    const [diagnosis] = await queries.query<DiagnosisRow>(LOCK_DIAGNOSIS, { eventId });
    if (!diagnosis) return null;
    const earlier = await transaction.findOneBy(VerdictEntity, { eventId, adminId: by });
    const before = earlier && this.toVerdict(earlier);
    if (before && before.verdict === verdict && before.note === note) return before;
    const at = new Date();
    await this.save(transaction, given, { at, diagnosedAt: diagnosis.at });
    const { hour, sealed, sessionId, stage } = diagnosis;
    await this.rollup.addVerdict(queries, { id: eventId, hour, sealed }, { verdict, before: before?.verdict ?? null });
    await this.events.append([toEvent({ sessionId, stage })], queries);
    return { verdict, note, by, at: at.toISOString() };
  }

  private async save(
    transaction: EntityManager,
    { eventId, verdict, note, by }: GivenVerdict,
    times: Pick<VerdictEntity, 'at' | 'diagnosedAt'>,
  ): Promise<void> {
    const id = randomUUID();
    const encrypted = this.cipher.encrypt(noteCell(id), note);
    const row = { id, eventId, verdict, adminId: by, note: encrypted, ...times };
    await transaction.upsert(VerdictEntity, row, ['eventId', 'adminId']);
  }

  private toVerdict({ id, adminId, verdict, note, at }: VerdictEntity): Verdict {
    return { verdict, note: this.decrypt(id, note), by: adminId, at: at.toISOString() };
  }

  /** An unreadable note must not hide the verdict. */
  private decrypt(id: string, note: string): string {
    try {
      return this.cipher.decrypt(noteCell(id), note);
    } catch (error) {
      if (error instanceof UnreadableValueError) return '';
      throw error;
    }
  }
}
