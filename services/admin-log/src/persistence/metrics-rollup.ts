import type { Verdict } from '@afya/contracts';
import { ColumnCipher, type Queries, UnreadableValueError } from '@afya/database';
import { type EventHealthData, eventHealthDataCell } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import type { RollupRow } from '../rollup/rollup-row';
import {
  type Diagnosed,
  type RollupChanges,
  rollupChanges,
  type HourCount,
  type HourSum,
  moveFromDiagnoses,
  moveFromLog,
} from '../rollup/rollup-changes';
import { ADD_COUNTS, ADD_NAMES, ADD_SUMS } from './rollup.sql';

/** The cell that a diagnosis name is encrypted for; its id is the name's keyed fingerprint. */
export const nameCell = (id: string) => ({ column: 'diagnosis_name.sealed', row: id });

/**
 * Updates the hourly and daily sums and counts of the log's events, in the transaction that changes the events. They contain
 * no personal data. ADR 0025.
 */
@Injectable()
export class MetricsRollup {
  constructor(private readonly cipher: ColumnCipher) {}

  /** Adds appended events; −1: removes repeats. */
  async add(queries: Queries, rows: readonly RollupRow[], sign: 1 | -1 = 1): Promise<void> {
    const names = new Map<string, string>();
    const changes = rollupChanges(rows, (row) => this.diagnosed(row, names), sign);
    await this.addNames(queries, [...names.values()]);
    await this.store(queries, changes);
  }

  /** Removes the diagnoses of erased people; the rows before their erasure. */
  async removeDiagnoses(queries: Queries, rows: readonly RollupRow[]): Promise<void> {
    await this.store(queries, { sums: moveFromDiagnoses(rows.filter((row) => row.has_diagnosis)), counts: [] });
  }

  /** Removes events at the end of their retention. */
  async retire(queries: Queries, rows: readonly RollupRow[]): Promise<void> {
    await this.store(queries, { sums: moveFromLog(rows), counts: [] });
  }

  /** Counts a verdict on a diagnosis; `before` is the verdict that it replaces. */
  async addVerdict(
    queries: Queries,
    { id, hour, sealed }: Pick<RollupRow, 'id' | 'hour' | 'sealed'>,
    { verdict, before }: { verdict: Verdict['verdict']; before: Verdict['verdict'] | null },
  ): Promise<void> {
    const name = sealed === null ? undefined : this.decryptDiagnosis(id, sealed)?.preliminaryDiagnosis;
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

  private diagnosed(row: RollupRow, names: Map<string, string>): Diagnosed | null {
    if (!row.has_diagnosis || row.sealed === null) return null;
    const diagnosis = this.decryptDiagnosis(row.id, row.sealed);
    if (!diagnosis) return null;
    const { preliminaryDiagnosis: name, confidenceScore } = diagnosis;
    const nameId = this.nameId(name);
    names.set(nameId, name);
    return { nameId, confidenceScore };
  }

  /** An unreadable name is not counted; the cipher has logged it. */
  private decryptDiagnosis(id: string, sealed: string): EventHealthData['diagnosis'] {
    try {
      return this.cipher.decryptJson<EventHealthData>(eventHealthDataCell(id), sealed).diagnosis;
    } catch (error) {
      if (error instanceof UnreadableValueError) return null;
      throw error;
    }
  }

  private async addNames(queries: Queries, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    const ids = names.map((name) => this.nameId(name));
    const encryptedNames = names.map((name, index) => this.cipher.encrypt(nameCell(ids[index]!), name));
    await queries.query(ADD_NAMES, { ids, encryptedNames });
  }

  private async store(queries: Queries, { sums, counts }: RollupChanges): Promise<void> {
    const changed = sums.filter((sum: HourSum) => sum.listed !== 0 || sum.events !== 0);
    if (changed.length > 0) await queries.query(ADD_SUMS, { sums: JSON.stringify(changed) });
    if (counts.length > 0) await queries.query(ADD_COUNTS, { counts: JSON.stringify(counts) });
  }
}
