import type { DiagnosisInfo } from '@afya/contracts';
import { bucketOf } from './latency-buckets';
import type { FigureRow } from './figure-row';

/** What is added to the sums of an hour's events of one kind. `listed`: how many of them lie in the log. */
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

export const COUNT_KINDS = ['latency', 'language', 'diagnosis', 'verdict'] as const;

/** What is added to a count of an hour. */
export interface HourCount {
  kind: (typeof COUNT_KINDS)[number];
  hour: Date;
  /** the bucket of a latency, a language, the id of a diagnosis' name */
  name: string;
  /** the ten of a confidence, a verdict */
  part: string;
  count: number;
}

/** A diagnosis that was opened; `nameId` stands for its name. */
export interface Diagnosed {
  nameId: string;
  confidenceScore: DiagnosisInfo['confidenceScore'];
}

export interface Figures {
  sums: HourSum[];
  counts: HourCount[];
}

/** What events add to the figures, one entry a key; `sign` −1 takes it away again. */
export function figuresOf(
  rows: readonly FigureRow[],
  diagnosed: (row: FigureRow) => Diagnosed | null,
  sign: 1 | -1 = 1,
): Figures {
  const sums = new Map<string, HourSum>();
  const counts = new Map<string, HourCount>();
  for (const row of rows) {
    addSum(sums, { ...hourKey(row), listed: sign, events: sign, ...metricsOf(row, sign) });
    for (const count of countsOf(row, diagnosed(row))) addCount(counts, { ...count, hour: row.hour, count: sign });
  }
  return { sums: [...sums.values()], counts: [...counts.values()] };
}

/** Rows that have become nobody's: they are in the log, but no diagnoses any more. */
export function moveFromDiagnoses(rows: readonly FigureRow[]): HourSum[] {
  const sums = new Map<string, HourSum>();
  const none = { events: 0, tokens: 0, costKES: 0 };
  for (const row of rows) {
    addSum(sums, { ...hourKey(row), hasDiagnosis: true, listed: -1, ...none });
    addSum(sums, { ...hourKey(row), hasDiagnosis: false, listed: 1, ...none });
  }
  return [...sums.values()];
}

/** Rows that have left the log: what happened stays in the sums. */
export function moveFromLog(rows: readonly FigureRow[]): HourSum[] {
  const sums = new Map<string, HourSum>();
  for (const row of rows) addSum(sums, { ...hourKey(row), listed: -1, events: 0, tokens: 0, costKES: 0 });
  return [...sums.values()];
}

function hourKey({ hour, type, severity, stage, model, has_diagnosis }: FigureRow) {
  return { hour, type, severity, stage: stage ?? '', model: model ?? '', hasDiagnosis: has_diagnosis };
}

const metricsOf = ({ metrics }: FigureRow, sign: number) => ({
  tokens: sign * (metrics.tokenCount ?? 0),
  costKES: sign * (metrics.costKES ?? 0),
});

function countsOf(row: FigureRow, diagnosed: Diagnosed | null): Pick<HourCount, 'kind' | 'name' | 'part'>[] {
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
  const had = sums.get(key);
  if (!had) return void sums.set(key, sum);
  for (const figure of ['listed', 'events', 'tokens', 'costKES'] as const) had[figure] += sum[figure];
}

function addCount(counts: Map<string, HourCount>, count: HourCount): void {
  const key = JSON.stringify([count.kind, count.hour, count.name, count.part]);
  const had = counts.get(key);
  if (had) had.count += count.count;
  else counts.set(key, count);
}
