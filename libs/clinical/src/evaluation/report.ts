import { calibration, type Judged, measure } from './measures';
import { CALIBRATION_AIM, CALIBRATION_MUST, GAPS, misses, SPEED, targetOf } from './targets';
import type { Share } from './statistics';

/** One line of the table; `missed` if the result fails its 'must' target. */
export interface Line {
  cases: string;
  measure: string;
  result: string;
  must: string;
  aim: string;
  missed: boolean;
}

export interface Pace {
  repliesPerSecond: number;
  p99Milliseconds: number;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** "41.2 % (7 of 17; 21.6–64.0 %)": the share, the count and Wilson's 95 % interval. */
export function shareText({ share, low, high, n }: Share): string {
  return `${percent(share)} (${Math.round(share * n)} of ${n}; ${(100 * low).toFixed(1)}–${percent(high)})`;
}

/** The table over all cases: each set and language, the gap between the languages, calibration and speed. */
export function tableOf(cases: readonly Judged[], pace: Pace | null): Line[] {
  const groups = new Map<string, Judged[]>();
  for (const item of cases) {
    const name = `${item.row.set} ${item.row.lang}`;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  const lines = [...groups].sort(([a], [b]) => a.localeCompare(b)).flatMap(([name, items]) => linesOf(name, items));
  const overall = ['en', 'sw'].flatMap((language) =>
    linesOf(
      `all ${language}`,
      cases.filter(({ row }) => row.lang === language),
    ),
  );
  const sure = linesOf('all', cases).filter(({ measure: name }) => name === 'right at 70 and more');
  return [...lines, ...overall, ...sure, ...gaps(cases), ...calibrationLines(cases), ...(pace ? speedLines(pace) : [])];
}

function linesOf(cases: string, items: readonly Judged[]): Line[] {
  return measure(items).map(({ name, share }) => {
    const target = targetOf(cases, name);
    const sign = target?.most ? '≤ ' : '≥ ';
    return {
      cases,
      measure: name,
      result: shareText(share),
      must: target ? sign + percent(target.must) : '',
      aim: target ? sign + percent(target.aim) : '',
      missed: target ? misses(target, share.share) : false,
    };
  });
}

/** The gap between the languages, over stories that exist in both: rows whose ids differ only in "-en" and "-sw". */
function gaps(cases: readonly Judged[]): Line[] {
  const story = (id: string) => id.replace(/-(?:en|sw)$/, '');
  const storiesIn = (language: string) => cases.filter(({ row }) => row.lang === language && story(row.id) !== row.id);
  const swahili = new Set(storiesIn('sw').map(({ row }) => story(row.id)));
  const english = storiesIn('en').filter(({ row }) => swahili.has(story(row.id)));
  if (english.length === 0) return [];
  const both = new Set(english.map(({ row }) => story(row.id)));
  const byName = (items: readonly Judged[]) => new Map(measure(items).map(({ name, share }) => [name, share.share]));
  const en = byName(english);
  const sw = byName(storiesIn('sw').filter(({ row }) => both.has(story(row.id))));
  return Object.entries(GAPS).flatMap(([name, { must, aim }]) => {
    const gap = Math.abs((en.get(name) ?? NaN) - (sw.get(name) ?? NaN));
    if (Number.isNaN(gap)) return [];
    const points = (value: number) => `${(100 * value).toFixed(1)} points`;
    const result = `${points(gap)} (${percent(en.get(name) ?? 0)} and ${percent(sw.get(name) ?? 0)}, ${both.size} pairs)`;
    return [
      {
        cases: 'English and Swahili',
        measure: `gap in ${name}`,
        result,
        must: `≤ ${points(must)}`,
        aim: `≤ ${points(aim)}`,
        missed: gap > must,
      },
    ];
  });
}

function calibrationLines(cases: readonly Judged[]): Line[] {
  const error = calibration(cases);
  if (Number.isNaN(error)) return [];
  return [
    {
      cases: 'all',
      measure: 'calibration error',
      result: error.toFixed(3),
      must: `≤ ${CALIBRATION_MUST}`,
      aim: `≤ ${CALIBRATION_AIM}`,
      missed: error > CALIBRATION_MUST,
    },
  ];
}

/** Speed is only informative and never counts as missed, because it depends on the load of the machine. */
function speedLines({ repliesPerSecond, p99Milliseconds }: Pace): Line[] {
  const { repliesPerSecond: rate, p99Milliseconds: p99 } = SPEED;
  return [
    {
      cases: 'all',
      measure: 'replies a second, one core',
      result: repliesPerSecond.toFixed(0),
      must: `≥ ${rate.must}`,
      aim: `≥ ${rate.aim}`,
      missed: false,
    },
    {
      cases: 'all',
      measure: 'p99, ms',
      result: p99Milliseconds.toFixed(1),
      must: `≤ ${p99.must}`,
      aim: `≤ ${p99.aim}`,
      missed: false,
    },
  ];
}

/** The table as text, columns aligned. */
export function tableText(lines: readonly Line[]): string {
  const head = ['cases', 'measure', 'result', 'must', 'aim', ''];
  const rows = [
    head,
    ...lines.map(({ cases, measure: name, result, must, aim, missed }) => [
      cases,
      name,
      result,
      must,
      aim,
      missed ? 'MISSED' : '',
    ]),
  ];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A case with its expected and actual answer, for error analysis. */
export function caseText({ row, answer }: Judged): string {
  const ranked = answer.ranked.slice(0, 5).map(({ condition_id, score }) => `${condition_id} ${score.toFixed(2)}`);
  const gold = `${row.gold_triage ?? '-'}${row.gold_triage_ok.length > 0 ? ` (${row.gold_triage_ok.join(', ')})` : ''}`;
  return [
    `${row.id} [${row.set} ${row.lang}] ${row.text.replace(/\s+/gu, ' ')}`,
    `  gold ${row.condition_id ?? row.gold_diagnosis ?? '-'}, ${gold}`,
    `  said ${ranked.join(', ')}; ${answer.advice}${answer.emergency ? ' EMERGENCY' : ''}; ${answer.confidence.score} ${answer.confidence.level}; ${answer.questions} questions`,
  ].join('\n');
}
