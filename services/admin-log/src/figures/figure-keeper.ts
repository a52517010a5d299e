import type { Verdict } from '@afya/contracts';
import { ColumnCipher, type Queries, UnreadableValueError } from '@afya/database';
import { type SealedEvent, sealedEventPlace } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import type { FigureRow } from './figure-row';
import {
  type Diagnosed,
  type Figures,
  figuresOf,
  type HourCount,
  type HourSum,
  moveFromDiagnoses,
  moveFromLog,
} from './figures-of';
import { ADD_COUNTS, ADD_NAMES, ADD_SUMS } from './figures.sql';

/** Where a diagnosis' name is sealed for; its id is the name's fingerprint, which tells nothing without the key. */
export const namePlace = (id: string) => ({ column: 'diagnosis_name.sealed', row: id });

/**
 * Keeps the sums and counts of the log's events, an hour each, within the transaction that changes the events. They name nobody.
 * ADR 0025.
 */
@Injectable()
export class FigureKeeper {
  constructor(private readonly cipher: ColumnCipher) {}

  /** Events that were appended; −1: that were taken out again as repeats. */
  async add(queries: Queries, rows: readonly FigureRow[], sign: 1 | -1 = 1): Promise<void> {
    const names = new Map<string, string>();
    const figures = figuresOf(rows, (row) => this.diagnosed(row, names), sign);
    await this.addNames(queries, [...names.values()]);
    await this.store(queries, figures);
  }

  /** Diagnoses whose people were erased; rows as they were before. */
  async forgetDiagnoses(queries: Queries, rows: readonly FigureRow[]): Promise<void> {
    await this.store(queries, { sums: moveFromDiagnoses(rows.filter((row) => row.has_diagnosis)), counts: [] });
  }

  /** Events that the log has kept for long enough. */
  async retire(queries: Queries, rows: readonly FigureRow[]): Promise<void> {
    await this.store(queries, { sums: moveFromLog(rows), counts: [] });
  }

  /** A verdict on a diagnosis; `before` is the one that it takes the place of. */
  async addVerdict(
    queries: Queries,
    { id, hour, sealed }: Pick<FigureRow, 'id' | 'hour' | 'sealed'>,
    { verdict, before }: { verdict: Verdict['verdict']; before: Verdict['verdict'] | null },
  ): Promise<void> {
    const name = sealed === null ? undefined : this.opened(id, sealed)?.preliminaryDiagnosis;
    if (name === undefined || verdict === before) return;
    await this.addNames(queries, [name]);
    const count = (part: string, by: 1 | -1): HourCount => {
      return { kind: 'verdict', hour, name: this.nameId(name), part, count: by };
    };
    const counts = [count(verdict, 1), ...(before ? [count(before, -1)] : [])];
    await this.store(queries, { sums: [], counts });
  }

  private nameId(name: string): string {
    return this.cipher.fingerprint(name);
  }

  private diagnosed(row: FigureRow, names: Map<string, string>): Diagnosed | null {
    if (!row.has_diagnosis || row.sealed === null) return null;
    const diagnosis = this.opened(row.id, row.sealed);
    if (!diagnosis) return null;
    const { preliminaryDiagnosis: name, confidenceScore } = diagnosis;
    const nameId = this.nameId(name);
    names.set(nameId, name);
    return { nameId, confidenceScore };
  }

  /** One that cannot be read has no name to count; the cipher has told its log. */
  private opened(id: string, sealed: string): SealedEvent['diagnosis'] {
    try {
      return this.cipher.openJson<SealedEvent>(sealedEventPlace(id), sealed).diagnosis;
    } catch (error) {
      if (error instanceof UnreadableValueError) return null;
      throw error;
    }
  }

  private async addNames(queries: Queries, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    const ids = names.map((name) => this.nameId(name));
    const sealed = names.map((name, index) => this.cipher.seal(namePlace(ids[index]!), name));
    await queries.query(ADD_NAMES, [ids, sealed]);
  }

  private async store(queries: Queries, { sums, counts }: Figures): Promise<void> {
    const told = sums.filter((sum: HourSum) => sum.listed !== 0 || sum.events !== 0);
    if (told.length > 0) await queries.query(ADD_SUMS, [JSON.stringify(told)]);
    if (counts.length > 0) await queries.query(ADD_COUNTS, [JSON.stringify(counts)]);
  }
}
