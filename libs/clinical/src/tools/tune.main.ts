import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseCases } from '../evaluation/case-row';
import { calibrate, examplesOf, fitWeights, foldsOf, readCases, worthOf } from '../evaluation/fit';
import { WEIGHTS } from '../inference/weights';

const USAGE =
  'clinical:tune -- --cases FILE.jsonl [--cases MORE.jsonl]: fits the weights of the ranking and of the confidence on development cases';
const FOLDS = 5;

/** Prints weights for inference/weights.ts and confidence.ts, with what they are worth on cases that the fit had not seen. */
function main(): void {
  const { values } = parseArgs({ options: { cases: { type: 'string', multiple: true } } });
  if (!values.cases) throw new Error(USAGE);
  const rows = values.cases.flatMap((file) => parseCases(file, readFileSync(file, 'utf8')));
  const cases = readCases(rows);
  const folds = foldsOf(cases, FOLDS);
  const mean = (numbers: number[]) => (numbers.reduce((a, b) => a + b, 0) / numbers.length).toFixed(3);
  console.log(`${cases.length} cases`);
  console.log(`worth as it is          ${worthOf(cases, WEIGHTS).toFixed(3)}`);
  console.log(`worth, cross-validated  ${mean(folds.map(({ train, test }) => worthOf(test, fitWeights(train))))}`);
  const best = fitWeights(cases);
  console.log(`worth, fitted on all    ${worthOf(cases, best).toFixed(3)}\n${JSON.stringify(best, null, 2)}`);
  const { error, weights } = calibrate(examplesOf(rows), FOLDS);
  console.log(`confidence: calibration error ${error.toFixed(3)} cross-validated`);
  console.log(`weights ${weights.map((weight) => weight.toFixed(2)).join(', ')}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
