import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answerCase, type CaseAnswer, type Mode, MODES, MOST_QUESTIONS } from '../evaluation/answer-case';
import { type CaseRow, parseCases } from '../evaluation/case-row';
import { judge } from '../evaluation/measures';
import { Stopwatch } from '../evaluation/stopwatch';
import { talk } from '../evaluation/talk';
import { parseTalkCases } from '../evaluation/talk-case';
import { talkTable, talkText } from '../evaluation/talk-report';
import { MANNERS } from '../evaluation/talking-patient';
import { readWordings } from './read-wordings';
import { caseText, type Pace, tableOf, tableText } from '../evaluation/report';

const USAGE = `clinical:eval -- --cases FILE.jsonl [--cases MORE.jsonl] [--mode text|dialogue|talk] [--out ANSWERS.jsonl] [--dump] [--set NAME] [--questions N]
  --mode       text (one message, the default) or dialogue (the engine asks, a simulated patient answers),
               or talk (case files of their own: a simulated patient answers cleanly and in free words)
  --out        writes one answer per line and prints nothing
  --dump       prints every case with its answer before the table
  --set        only cases of this set
  --questions  maximum number of questions in a dialogue (${MOST_QUESTIONS})`;

/** Reads cases, answers them, and prints the table or writes the answers. */
function main(): void {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string', multiple: true },
      mode: { type: 'string', default: 'text' },
      out: { type: 'string' },
      dump: { type: 'boolean', default: false },
      set: { type: 'string' },
      questions: { type: 'string', default: String(MOST_QUESTIONS) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || !values.cases) throw new Error(USAGE);
  if (values.mode === 'talk') {
    printTalks(values.cases, values.dump);
    return;
  }
  const mode = MODES.find((name) => name === values.mode);
  if (!mode) throw new Error(`Unknown mode "${values.mode}": use text, dialogue or talk.`);
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

function printTalks(files: readonly string[], dump: boolean): void {
  const rows = files.flatMap((file) => parseTalkCases(file, readFileSync(file, 'utf8')));
  const words = readWordings();
  const results = MANNERS.flatMap((manner) =>
    rows.map((row) => ({ row, manner, talk: talk(row, manner, words[row.lang]) })),
  );
  if (dump) console.log(`${results.map(talkText).join('\n')}\n`);
  console.log(tableText(talkTable(results)));
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
