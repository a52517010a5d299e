import type { DiagnosisInfo } from '@afya/contracts';
import { bucketOf } from './latency-buckets';
import type { RollupRow } from './rollup-row';

/** A change of the sums of an hour and a kind of event. `listed`: how many of the events are in the log. */
export interface HourSum {
  hour: Date;
  type: string;
  severity: string;
  stage: string;
  model: string;
  hasDiagnosis: boolean;
  listed: number;
  events: number;
  tokens: number;
  costKES: number;
}

/** A change of a count of an hour. */
export interface HourCount {
  kind: 'latency' | 'language' | 'diagnosis' | 'verdict';
  hour: Date;
  /** the bucket of a latency, a language, the id of a diagnosis name */
  name: string;
  /** the tens digit of a confidence, a verdict */
  part: string;
  count: number;
}

/** A decrypted diagnosis; `nameId` is the id of its name. */
export interface Diagnosed {
  nameId: string;
  confidenceScore: DiagnosisInfo['confidenceScore'];
}

export interface RollupChanges {
  sums: HourSum[];
  counts: HourCount[];
}

/** The changes for appended events, one entry per key; `sign` −1 reverts them. */
export function rollupChanges(
  rows: readonly RollupRow[],
  diagnosed: (row: RollupRow) => Diagnosed | null,
  sign: 1 | -1 = 1,
): RollupChanges {
  const sums = new Map<string, HourSum>();
  const counts = new Map<string, HourCount>();
  for (const row of rows) {
    addSum(sums, { ...hourKey(row), listed: sign, events: sign, ...metricsOf(row, sign) });
    for (const count of countsOf(row, diagnosed(row))) addCount(counts, { ...count, hour: row.hour, count: sign });
  }
  return { sums: [...sums.values()], counts: [...counts.values()] };
}

/** Changes for anonymised rows: they stay in the log, but are no diagnoses any more. */
export function moveFromDiagnoses(rows: readonly RollupRow[]): HourSum[] {
  const sums = new Map<string, HourSum>();
  const none = { events: 0, tokens: 0, costKES: 0 };
  for (const row of rows) {
    addSum(sums, { ...hourKey(row), hasDiagnosis: true, listed: -1, ...none });
    addSum(sums, { ...hourKey(row), hasDiagnosis: false, listed: 1, ...none });
  }
  return [...sums.values()];
}

/** Changes for rows that left the log: the sums stay. */
export function moveFromLog(rows: readonly RollupRow[]): HourSum[] {
  const sums = new Map<string, HourSum>();
  for (const row of rows) addSum(sums, { ...hourKey(row), listed: -1, events: 0, tokens: 0, costKES: 0 });
  return [...sums.values()];
}

function hourKey({ hour, type, severity, stage, model, has_diagnosis }: RollupRow) {
  return { hour, type, severity, stage: stage ?? '', model: model ?? '', hasDiagnosis: has_diagnosis };
}

const metricsOf = ({ metrics }: RollupRow, sign: number) => ({
  tokens: sign * (metrics.tokenCount ?? 0),
  costKES: sign * (metrics.costKES ?? 0),
});

function countsOf(row: RollupRow, diagnosed: Diagnosed | null): Pick<HourCount, 'kind' | 'name' | 'part'>[] {
  const { type, metrics, language } = row;
  const { responseTimeMs } = metrics;
  return [
    ...(type === 'reply' && responseTimeMs !== undefined
      ? [{ kind: 'latency' as const, name: String(bucketOf(responseTimeMs)), part: '' }]
      : []),
    ...(type === 'message_accepted' && language ? [{ kind: 'language' as const, name: language, part: '' }] : []),
    ...(diagnosed
      ? [{ kind: 'diagnosis' as const, name: diagnosed.nameId, part: String(tenOf(diagnosed.confidenceScore)) }]
      : []),
  ];
}

/** 0–9 → 0, … 90–100 → 9 */
const tenOf = (score: number) => Math.min(9, Math.max(0, Math.floor(score / 10)));

function addSum(sums: Map<string, HourSum>, sum: HourSum): void {
  const { hour, type, severity, stage, model, hasDiagnosis } = sum;
  const key = JSON.stringify([hour, type, severity, stage, model, hasDiagnosis]);
  const existing = sums.get(key);
  if (!existing) return void sums.set(key, sum);
  for (const column of ['listed', 'events', 'tokens', 'costKES'] as const) existing[column] += sum[column];
}

function addCount(counts: Map<string, HourCount>, count: HourCount): void {
  const key = JSON.stringify([count.kind, count.hour, count.name, count.part]);
  const existing = counts.get(key);
  if (existing) existing.count += count.count;
  else counts.set(key, count);
}
