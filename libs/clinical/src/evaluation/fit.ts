import { type Case, newCase } from '../case/case';
import { applyMessage } from '../consultation/listen';
import { confidenceFeatures } from '../inference/confidence';
import { rank } from '../inference/rank';
import { type Weights, WEIGHTS } from '../inference/weights';
import { conditionById } from '../knowledge';
import { consult, MODES } from './answer-case';
import type { Language } from '@afya/contracts';
import type { Wordings } from './answer-wordings';
import type { CaseRow } from './case-row';
import { type Example, fitLogistic, predict } from './logistic';
import { talk } from './talk';
import type { TalkCase } from './talk-case';
import { MANNERS } from './talking-patient';
import { calibrationError } from './statistics';

/** A case read as one message, with its correct conditions. */
export interface ReadCase {
  patientCase: Case;
  right: readonly string[];
}

/** Cases with a condition of the knowledge base, read as one message, with age and sex. */
export function readCases(rows: readonly CaseRow[]): ReadCase[] {
  return rows.flatMap((row) => {
    if (!row.condition_id || !conditionById(row.condition_id)) return [];
    const patientCase = applyMessage(newCase(), row.text);
    const letter = row.sex?.charAt(0).toLowerCase();
    const sex = letter === 'm' ? ('male' as const) : letter === 'f' ? ('female' as const) : undefined;
    return [
      {
        patientCase: {
          ...patientCase,
          ageYears: patientCase.ageYears ?? row.age ?? undefined,
          sex: patientCase.sex ?? sex,
        },
        right: [row.condition_id, ...row.gold_alternatives],
      },
    ];
  });
}

/** Score of weights on cases, 0–1: the mean of top-1 accuracy, top-3 accuracy and the mean reciprocal rank. */
export function scoreOfWeights(cases: readonly ReadCase[], weights: Weights): number {
  const places = cases.map(({ patientCase, right }) =>
    rank(patientCase, weights).findIndex(({ condition }) => right.includes(condition.id)),
  );
  const share = (test: (place: number) => boolean) => places.filter(test).length / places.length;
  const reciprocal = places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / places.length;
  return (share((place) => place === 0) + share((place) => place >= 0 && place < 3) + reciprocal) / 3;
}

/** The values to try for each weight. */
const GRID: { [K in keyof Weights]: readonly number[] } = {
  temper: [0.5, 0.6, 0.7, 0.8, 0.9, 1],
  prior: [0.4, 0.5, 0.6, 0.7, 0.85, 1],
  unexplained: [0.15, 0.25, 0.35, 0.45, 0.6],
  explains: [0, 1, 2, 3, 4, 6],
  missingNeed: [-4, -3, -2, -1.5, -1],
  unusualAge: [-2, -1.5, -1.2, -0.8, -0.5],
  duration: [0.3, 0.6, 0.9, 1.2],
  other: [0.035],
};

/** Coordinate ascent from `start` over the grid, until no single change improves the score. */
export function fitWeights(cases: readonly ReadCase[], start: Weights = WEIGHTS): Weights {
  let best = start;
  let score = scoreOfWeights(cases, best);
  for (let round = 0; round < 3; round++) {
    const before = score;
    for (const key of Object.keys(GRID) as (keyof Weights)[]) {
      for (const value of GRID[key]) {
        const candidate = { ...best, [key]: value };
        const tried = scoreOfWeights(cases, candidate);
        if (tried > score + 1e-6) [best, score] = [candidate, tried];
      }
    }
    if (score === before) break;
  }
  return best;
}

/** Splits into `folds` parts by position, so that the two languages of a pair, which follow each other, stay together. */
export function foldsOf<T>(items: readonly T[], folds: number): { train: T[]; test: T[] }[] {
  const size = Math.ceil(items.length / folds);
  return Array.from({ length: folds }, (_, fold) => {
    const inFold = (i: number) => Math.floor(i / size) === fold;
    return { train: items.filter((_, i) => !inFold(i)), test: items.filter((_, i) => inFold(i)) };
  });
}

/** Training data for the confidence: its features, and whether the first condition is right, for each case in both modes. */
export function examplesOf(rows: readonly CaseRow[]): Example[] {
  return rows.flatMap((row) => {
    if (!row.condition_id || !conditionById(row.condition_id)) return [];
    const right = [row.condition_id, ...row.gold_alternatives];
    return MODES.flatMap((mode) => {
      const { answer, patientCase } = consult(row, mode);
      const first = answer.ranked[0];
      if (!first) return [];
      return [{ x: confidenceFeatures(patientCase, rank(patientCase)), right: right.includes(first.condition_id) }];
    });
  });
}

/** The same for talks, in both manners. */
export function examplesOfTalks(rows: readonly TalkCase[], words: Readonly<Record<Language, Wordings>>): Example[] {
  return rows.flatMap((row) => {
    const { condition_id: condition, gold_alternatives: others, lang } = row;
    if (!condition || !conditionById(condition)) return [];
    return MANNERS.flatMap((manner) => {
      const { answer, patientCase } = talk(row, manner, words[lang]);
      const first = answer.ranked[0];
      const right = first !== undefined && [condition, ...others].includes(first.condition_id);
      return first ? [{ x: confidenceFeatures(patientCase, rank(patientCase)), right }] : [];
    });
  });
}

/** The cross-validated calibration error, and the weights fitted on all examples. */
export function calibrate(examples: readonly Example[], folds = 5): { error: number; weights: number[] } {
  const unseen = foldsOf(examples, folds).flatMap(({ train, test }) => {
    const weights = fitLogistic(train);
    return test.map(({ x, right }) => ({ predicted: predict(weights, x), right }));
  });
  return { error: calibrationError(unseen), weights: fitLogistic(examples) };
}
