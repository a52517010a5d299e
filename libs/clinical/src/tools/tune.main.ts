import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseCases } from '../evaluation/case-row';
import {
  calibrate,
  examplesOf,
  examplesOfTalks,
  fitWeights,
  foldsOf,
  readCases,
  scoreOfWeights,
} from '../evaluation/fit';
import { parseTalkCases } from '../evaluation/talk-case';
import { WEIGHTS } from '../inference/weights';
import { readWordings } from './read-wordings';

const USAGE =
  'clinical:tune -- --cases FILE.jsonl [--cases MORE.jsonl] [--talks TALKS.jsonl]: fits the weights of the ranking and of the confidence on development cases';
const FOLDS = 5;

/** Prints fitted weights for inference/weights.ts and confidence.ts, with their cross-validated score. */
function main(): void {
  const { values } = parseArgs({
    options: { cases: { type: 'string', multiple: true }, talks: { type: 'string', multiple: true } },
  });
  if (!values.cases) throw new Error(USAGE);
  const rows = values.cases.flatMap((file) => parseCases(file, readFileSync(file, 'utf8')));
  const cases = readCases(rows);
  const folds = foldsOf(cases, FOLDS);
  const mean = (numbers: number[]) => (numbers.reduce((a, b) => a + b, 0) / numbers.length).toFixed(3);
  console.log(`${cases.length} cases`);
  console.log(`score, current weights  ${scoreOfWeights(cases, WEIGHTS).toFixed(3)}`);
  console.log(
    `score, cross-validated  ${mean(folds.map(({ train, test }) => scoreOfWeights(test, fitWeights(train))))}`,
  );
  const best = fitWeights(cases);
  console.log(`score, fitted on all    ${scoreOfWeights(cases, best).toFixed(3)}\n${JSON.stringify(best, null, 2)}`);
  const talks = (values.talks ?? []).flatMap((file) => parseTalkCases(file, readFileSync(file, 'utf8')));
  const { error, weights } = calibrate([...examplesOf(rows), ...examplesOfTalks(talks, readWordings())], FOLDS);
  console.log(`confidence: calibration error ${error.toFixed(3)} cross-validated`);
  console.log(`weights ${weights.map((weight) => weight.toFixed(2)).join(', ')}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
