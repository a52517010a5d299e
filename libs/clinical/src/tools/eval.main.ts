import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseAnswers } from '../evaluation/answers';
import { answersText, tallyAnswers } from '../evaluation/answers-report';
import { answerCase, type CaseAnswer, type Mode, MODES, MOST_QUESTIONS } from '../evaluation/answer-case';
import { type CaseRow, parseCases } from '../evaluation/case-row';
import { judge } from '../evaluation/measures';
import { Stopwatch } from '../evaluation/stopwatch';
import { caseText, type Pace, tableOf, tableText } from '../evaluation/report';

const USAGE = `clinical:eval -- --cases FILE.jsonl [--cases MORE.jsonl] [--mode text|dialogue] [--out ANSWERS.jsonl] [--dump] [--set NAME] [--questions N]
       clinical:eval -- --answers FILE.jsonl
  --mode       text (one message, the default) or dialogue (the engine asks, a simulated patient answers)
  --out        writes one answer per line and prints nothing
  --dump       prints every case with its answer before the table
  --set        only cases of this set
  --questions  maximum number of questions in a dialogue (${MOST_QUESTIONS})
  --answers    short answers to single questions: how many are read right and as their opposite, per language`;

/** Reads cases, answers them, and prints the table or writes the answers. */
function main(): void {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string', multiple: true },
      answers: { type: 'string' },
      mode: { type: 'string', default: 'text' },
      out: { type: 'string' },
      dump: { type: 'boolean', default: false },
      set: { type: 'string' },
      questions: { type: 'string', default: String(MOST_QUESTIONS) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.answers && !values.help) {
    console.log(answersText(tallyAnswers(parseAnswers(readFileSync(values.answers, 'utf8')))));
    return;
  }
  if (values.help || !values.cases) throw new Error(USAGE);
  const mode = MODES.find((name) => name === values.mode);
  if (!mode) throw new Error(`Unknown mode "${values.mode}": use text or dialogue.`);
  const questions = Number(values.questions);
  if (!Number.isInteger(questions) || questions < 0) throw new Error('--questions must be a whole number.');
  const rows = values.cases
    .flatMap((file) => parseCases(file, readFileSync(file, 'utf8')))
    .filter(({ set }) => values.set === undefined || set === values.set);
  const { answers, pace } = answerAll(rows, mode, questions);
  if (values.out) {
    writeFileSync(values.out, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
    return;
  }
  const judged = judge(rows, answers);
  if (values.dump) console.log(`${judged.map(caseText).join('\n')}\n`);
  console.log(tableText(tableOf(judged, pace)));
}

function answerAll(rows: readonly CaseRow[], mode: Mode, mostQuestions: number): { answers: CaseAnswer[]; pace: Pace } {
  const watch = new Stopwatch();
  // warm up the just-in-time compiler
  for (const row of rows.slice(0, 20)) answerCase(row, mode, { mostQuestions });
  const answers = rows.map((row) => answerCase(row, mode, { mostQuestions, engine: watch.timed }));
  return { answers, pace: watch.pace() };
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
