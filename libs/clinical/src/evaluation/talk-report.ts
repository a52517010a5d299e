import type { CaseRow } from './case-row';
import { calibration, type Judged, type Measure, measure } from './measures';
import { type Line, shareText } from './report';
import { type Share, shareOf } from './statistics';
import type { Talk } from './talk';
import type { TalkCase } from './talk-case';
import type { Manner } from './talking-patient';

export interface TalkResult {
  row: TalkCase;
  manner: Manner;
  talk: Talk;
}

interface Bound {
  /** a proportion, a number of questions or an error */
  value: number;
  most?: true;
}

/** What a measure must reach over all cases of a language. */
const MUST: Readonly<Record<string, Bound>> = {
  'red flags found': { value: 0.98 },
  'false alarms': { value: 0.04, most: true },
  'triage, three levels': { value: 0.8 },
  'top-3': { value: 0.8 },
  'right at 70 and more': { value: 0.75 },
  'questions, median': { value: 9, most: true },
  'questions, nine in ten': { value: 12, most: true },
  'calibration error': { value: 0.08, most: true },
};
const FROM_MEASURES: ReadonlySet<string> = new Set(['triage, three levels', 'top-1', 'top-3', 'right at 70 and more']);

/** The table of all talks: clean and free answers, both languages together and each alone. */
export function talkTable(results: readonly TalkResult[]): Line[] {
  return ['clean', 'free'].flatMap((manner) => {
    const ofManner = results.filter((result) => result.manner === manner);
    const languages = ['all', 'en', 'sw'].map((language) => ({
      name: `${manner} ${language}`,
      items: ofManner.filter(({ row }) => language === 'all' || row.lang === language),
    }));
    return languages.flatMap(({ name, items }) => (items.length > 0 ? linesOf(name, items) : []));
  });
}

function linesOf(cases: string, results: readonly TalkResult[]): Line[] {
  const judged = results.map(judgedOf);
  const shares: Measure[] = [
    { name: 'red flags found', share: flagsFound(results) },
    { name: 'false alarms', share: falseAlarms(results) },
    { name: 'red flags at the end', share: flagsFound(results, standing) },
    { name: 'false alarms at the end', share: falseAlarms(results, standing) },
    ...measure(judged).filter(({ name }) => FROM_MEASURES.has(name)),
  ];
  const questions = results.map(({ talk }) => talk.answer.questions).sort((a, b) => a - b);
  const at = (share: number) => questions[Math.min(questions.length - 1, Math.ceil(questions.length * share) - 1)] ?? 0;
  const number = (name: string, value: number, digits: number) =>
    lineOf({ cases, name, value, result: value.toFixed(digits) });
  return [
    ...shares.map(({ name, share }) => lineOf({ cases, name, value: share.share, result: shareText(share) })),
    number('questions, median', at(0.5), 0),
    number('questions, nine in ten', at(0.9), 0),
    number('calibration error', calibration(judged), 3),
  ];
}

interface Figure {
  cases: string;
  name: string;
  value: number;
  result: string;
}

function lineOf({ cases, name, value, result }: Figure): Line {
  const bound = MUST[name];
  const share = bound && bound.value < 1 && name !== 'calibration error';
  const must = bound ? `${bound.most ? '≤' : '≥'} ${share ? `${(100 * bound.value).toFixed(0)} %` : bound.value}` : '';
  const missed = bound ? (bound.most ? value > bound.value : value < bound.value) : false;
  return { cases, measure: name, result, must, aim: '', missed };
}

type Alarmed = (result: TalkResult) => boolean;

const raised: Alarmed = ({ talk }) => talk.answer.emergency;
/** The patient did not correct its cause. */
const standing: Alarmed = ({ talk }) => talk.answer.advice === 'emergency';

const flagsFound = (results: readonly TalkResult[], alarmed = raised): Share =>
  shareOf(
    results.filter(({ row }) => row.emergency_flag),
    alarmed,
  );

/** An emergency for a patient who has none. */
const falseAlarms = (results: readonly TalkResult[], alarmed = raised): Share =>
  shareOf(
    results.filter(
      ({ row }) => !row.emergency_flag && row.gold_triage !== 'emergency' && !row.gold_triage_ok.includes('emergency'),
    ),
    alarmed,
  );

function judgedOf({ row, manner, talk }: TalkResult): Judged {
  const { opening: text, id, lang, age, sex, condition_id, gold_alternatives, gold_triage, gold_triage_ok } = row;
  const asCase: CaseRow = {
    id,
    lang,
    text,
    age,
    sex,
    condition_id,
    gold_alternatives,
    gold_triage,
    gold_triage_ok,
    set: `talk ${manner}`,
  };
  return { row: asCase, answer: talk.answer };
}

/** A talk with its result, for error analysis of tuning cases. */
export function talkText({ row, manner, talk }: TalkResult): string {
  const { ranked, advice, emergency, confidence, questions } = talk.answer;
  const first = ranked.slice(0, 4).map(({ condition_id, score }) => `${condition_id} ${score.toFixed(2)}`);
  const gold = [row.condition_id ?? '-', ...row.gold_alternatives].join('|');
  return [
    `${row.id} ${manner}: ${gold}, ${row.gold_triage} ${row.gold_triage_ok.join(' ')} ${row.emergency_flag ? 'FLAG' : ''}`,
    `  ${first.join(', ')}; ${advice}${emergency ? ' EMERGENCY' : ''} ${talk.redFlags.join(' ')}; ${confidence.score}; ${questions} questions`,
    ...talk.lines.map(({ question, text }) => `    ${question}: ${text}`),
  ].join('\n');
}
