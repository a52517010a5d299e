import { type AnswerRow, judgeAnswer, type Verdict } from './answers';
import { type Share, wilson } from './statistics';

/** Results of one group of rows. */
export interface AnswersTally {
  lang: 'en' | 'sw';
  /** one expected class, or all */
  expected: AnswerRow['expected'] | 'all';
  n: number;
  right: number;
  opposite: number;
  /** noted as "I don't know" although it was an answer */
  unknown: number;
  lost: number;
  other: number;
}

const LANGUAGES = ['en', 'sw'] as const;
const EXPECTED = ['all', 'yes', 'no', 'somewhat', 'unknown', 'value', 'choice'] as const;

/** Counts per language and expected class; groups without rows are left out. */
export function tallyAnswers(rows: readonly AnswerRow[]): AnswersTally[] {
  const judged = rows.map((row) => ({ row, verdict: judgeAnswer(row) }));
  return LANGUAGES.flatMap((lang) =>
    EXPECTED.flatMap((expected) => {
      const group = judged.filter(({ row }) => row.lang === lang && (expected === 'all' || row.expected === expected));
      const count = (wanted: Verdict) => group.filter(({ verdict }) => verdict === wanted).length;
      if (group.length === 0) return [];
      return [
        {
          lang,
          expected,
          n: group.length,
          right: count('right'),
          opposite: count('opposite'),
          unknown: count('unknown'),
          lost: count('lost'),
          other: count('other'),
        },
      ];
    }),
  );
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const withInterval = ({ share, low, high }: Share) => `${percent(share)} (${percent(low)} to ${percent(high)})`;

/** One line per group, with Wilson's 95 % intervals. Contains no answer. */
export function answersText(tallies: readonly AnswersTally[]): string {
  return tallies
    .map(({ lang, expected, n, right, opposite, unknown, lost, other }) =>
      [
        `${lang} ${expected.padEnd(8)} n ${String(n).padStart(3)}`,
        `right ${withInterval(wilson(right, n))}`,
        `opposite ${withInterval(wilson(opposite, n))}`,
        `unknown ${unknown}, lost ${lost}, other ${other}`,
      ].join(' | '),
    )
    .join('\n');
}
