import { type Case, newCase } from '../consultation/case';
import { listen } from '../consultation/listen';
import { confidenceFeatures } from '../inference/confidence';
import { rank } from '../inference/rank';
import { type Weights, WEIGHTS } from '../inference/weights';
import { conditionById } from '../knowledge';
import { consult, MODES } from './answer-case';
import type { CaseRow } from './case-row';
import { type Example, fitLogistic, predict } from './logistic';
import { calibrationError } from './statistics';

/** A case read whole, with the illnesses that are right. */
export interface ReadCase {
  known: Case;
  right: readonly string[];
}

/** Cases whose illness is in the knowledge base, read as one message, with age and sex. */
export function readCases(rows: readonly CaseRow[]): ReadCase[] {
  return rows.flatMap((row) => {
    if (!row.condition_id || !conditionById(row.condition_id)) return [];
    const known = listen(newCase(), row.text);
    const letter = row.sex?.charAt(0).toLowerCase();
    const sex = letter === 'm' ? ('male' as const) : letter === 'f' ? ('female' as const) : undefined;
    return [
      {
        known: { ...known, ageYears: known.ageYears ?? row.age ?? undefined, sex: known.sex ?? sex },
        right: [row.condition_id, ...row.gold_alternatives],
      },
    ];
  });
}

/** The worth of weights on cases: the mean of top-1, top-3 and the place of the right illness. 0–1. */
export function worthOf(cases: readonly ReadCase[], weights: Weights): number {
  const places = cases.map(({ known, right }) =>
    rank(known, weights).findIndex(({ condition }) => right.includes(condition.id)),
  );
  const share = (test: (place: number) => boolean) => places.filter(test).length / places.length;
  const reciprocal = places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / places.length;
  return (share((place) => place === 0) + share((place) => place >= 0 && place < 3) + reciprocal) / 3;
}

/** What each weight is tried at. */
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

/** Climbs from `start`, one weight after the other, until no step of the grid is better. */
export function fitWeights(cases: readonly ReadCase[], start: Weights = WEIGHTS): Weights {
  let best = start;
  let worth = worthOf(cases, best);
  for (let round = 0; round < 3; round++) {
    const before = worth;
    for (const key of Object.keys(GRID) as (keyof Weights)[]) {
      for (const value of GRID[key]) {
        const candidate = { ...best, [key]: value };
        const tried = worthOf(cases, candidate);
        if (tried > worth + 1e-6) [best, worth] = [candidate, tried];
      }
    }
    if (worth === before) break;
  }
  return best;
}

/** Splits into `folds` parts by position, so that the pairs of two languages, which follow each other, are not torn apart. */
export function foldsOf<T>(items: readonly T[], folds: number): { train: T[]; test: T[] }[] {
  const size = Math.ceil(items.length / folds);
  return Array.from({ length: folds }, (_, fold) => {
    const inFold = (i: number) => Math.floor(i / size) === fold;
    return { train: items.filter((_, i) => !inFold(i)), test: items.filter((_, i) => inFold(i)) };
  });
}

/**
 * What the confidence is fitted on: its features, and whether the illness named first is right, each case told in one
 * message and asked about.
 */
export function examplesOf(rows: readonly CaseRow[]): Example[] {
  return rows.flatMap((row) => {
    if (!row.condition_id || !conditionById(row.condition_id)) return [];
    const right = [row.condition_id, ...row.gold_alternatives];
    return MODES.flatMap((mode) => {
      const { answer, known } = consult(row, mode);
      const first = answer.ranked[0];
      if (!first) return [];
      return [{ x: confidenceFeatures(known, rank(known)), right: right.includes(first.condition_id) }];
    });
  });
}

/** The calibration error on cases that the fit has not seen, and the weights fitted on all. */
export function calibrate(examples: readonly Example[], folds = 5): { error: number; weights: number[] } {
  const unseen = foldsOf(examples, folds).flatMap(({ train, test }) => {
    const weights = fitLogistic(train);
    return test.map(({ x, right }) => ({ said: predict(weights, x), right }));
  });
  return { error: calibrationError(unseen), weights: fitLogistic(examples) };
}
