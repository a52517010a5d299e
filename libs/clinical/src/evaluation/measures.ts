import { ADVICE_LEVELS, type AdviceLevel } from '@afya/contracts';
import { conditionById } from '../knowledge';
import type { CaseAnswer } from './answer-case';
import type { CaseRow } from './case-row';
import { calibrationError, type Share, shareOf } from './statistics';

export interface Judged {
  row: CaseRow;
  answer: CaseAnswer;
}

/** One measure over some cases. */
export interface Measure {
  name: string;
  share: Share;
}

export function judge(rows: readonly CaseRow[], answers: readonly CaseAnswer[]): Judged[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return rows.flatMap((row) => {
    const answer = byId.get(row.id);
    return answer ? [{ row, answer }] : [];
  });
}

/** Emergency, self-care, or in between: the three levels of published comparisons of symptom checkers. */
const THREE: Readonly<Record<AdviceLevel | 'non-emergency', string>> = {
  emergency: 'emergency',
  urgent: 'between',
  routine: 'between',
  'non-emergency': 'between',
  'self-care': 'self-care',
};

const goldLevels = ({ gold_triage, gold_triage_ok }: CaseRow): string[] =>
  gold_triage
    ? [...new Set([gold_triage, ...gold_triage_ok])].flatMap((level) =>
        level === 'non-emergency' ? ['urgent', 'routine'] : [level],
      )
    : [];

const triageRight = ({ row, answer }: Judged): boolean => goldLevels(row).includes(answer.advice);

const triageRightOfThree = ({ row, answer }: Judged): boolean =>
  goldLevels(row).some((level) => THREE[level as AdviceLevel] === THREE[answer.advice]);

const isEmergency = ({ row }: Judged): boolean => row.gold_triage === 'emergency';
const emergencyFound = ({ answer }: Judged): boolean => answer.emergency;
/** Mild cases, for which an emergency is a false alarm. */
const isMild = ({ row }: Judged): boolean =>
  (row.gold_triage === 'routine' || row.gold_triage === 'self-care') && !row.gold_triage_ok.includes('emergency');

/** At or above the lowest correct level. */
const atOrAbove = ({ row, answer }: Judged): boolean => {
  const least = Math.min(...goldLevels(row).map((level) => ADVICE_LEVELS.indexOf(level as AdviceLevel)));
  return ADVICE_LEVELS.indexOf(answer.advice) >= least;
};

const named = ({ row }: Judged): boolean => Boolean(row.condition_id);
const covered = ({ row }: Judged): boolean => Boolean(row.condition_id && conditionById(row.condition_id));
const triaged = ({ row }: Judged): boolean => Boolean(row.gold_triage);

const rightWithin =
  (places: number) =>
  ({ row, answer }: Judged): boolean => {
    const right = [row.condition_id, ...row.gold_alternatives];
    return answer.ranked.slice(0, places).some(({ condition_id }) => right.includes(condition_id));
  };

const SURE = 70;

/** All measures that apply to these cases. */
export function measure(cases: readonly Judged[]): Measure[] {
  const measureOf = (name: string, among: (item: Judged) => boolean, right: (item: Judged) => boolean): Measure => ({
    name,
    share: shareOf(cases.filter(among), right),
  });
  return [
    measureOf('emergencies found', isEmergency, emergencyFound),
    measureOf('false emergencies', isMild, emergencyFound),
    measureOf('triage', triaged, triageRight),
    measureOf('triage, three levels', triaged, triageRightOfThree),
    measureOf('advice at or above gold', triaged, atOrAbove),
    measureOf('top-1', named, rightWithin(1)),
    measureOf('top-3', named, rightWithin(3)),
    measureOf('top-1 of covered', covered, rightWithin(1)),
    measureOf('top-3 of covered', covered, rightWithin(3)),
    measureOf('right at 70 and more', (item) => covered(item) && item.answer.confidence.score >= SURE, rightWithin(1)),
  ].filter(({ share }) => share.n > 0);
}

/** The calibration error, 0–1; NaN without cases of a covered condition. */
export function calibration(cases: readonly Judged[]): number {
  return calibrationError(
    cases
      .filter(covered)
      .map((item) => ({ predicted: item.answer.confidence.score / 100, right: rightWithin(1)(item) })),
  );
}
