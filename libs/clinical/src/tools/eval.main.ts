import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseAnswers } from '../evaluation/answers';
import { answersText, tallyAnswers } from '../evaluation/answers-report';
import { answerCase, type CaseAnswer, type Mode, MODES, MOST_QUESTIONS } from '../evaluation/answer-case';
import { CASE_FILES, refuseSealed, TALK_FILES } from '../evaluation/case-files';
import { type CaseRow, parseCases } from '../evaluation/case-row';
import { judge } from '../evaluation/measures';
import { Stopwatch } from '../evaluation/stopwatch';
import { talk } from '../evaluation/talk';
import { parseTalkCases } from '../evaluation/talk-case';
import { talkTable, talkText } from '../evaluation/talk-report';
import { MANNERS } from '../evaluation/talking-patient';
import { readWordings } from './read-wordings';
import { caseText, type Pace, tableOf, tableText } from '../evaluation/report';

const USAGE = `clinical:eval -- [--cases FILE.jsonl]... [--mode text|dialogue|talk] [--out ANSWERS.jsonl] [--dump [--reveal]] [--set NAME] [--questions N]
       clinical:eval -- --answers FILE.jsonl
  --cases      without it, the tuning and the sealed cases, each with its own table
  --mode       text (one message, the default), dialogue (the engine asks, a simulated patient answers),
               or talk (case files of their own: a simulated patient answers cleanly and in free words)
  --out        writes one answer per line and prints nothing
  --dump       prints every case with its answer before the table
  --reveal     lets --dump print sealed cases; a sealed case that was read must move to tuning
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
      reveal: { type: 'boolean', default: false },
      set: { type: 'string' },
      questions: { type: 'string', default: String(MOST_QUESTIONS) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(USAGE);
  if (values.answers) {
    console.log(answersText(tallyAnswers(parseAnswers(readFileSync(values.answers, 'utf8')))));
    return;
  }
  const mode = MODES.find((name) => name === values.mode);
  const questions = Number(values.questions);
  if (!Number.isInteger(questions) || questions < 0) throw new Error('--questions must be a whole number.');
  const own = values.mode === 'talk' ? TALK_FILES : CASE_FILES;
  const groups: Record<string, readonly string[]> = values.cases
    ? { '': values.cases }
    : { tuning: own.tuning, sealed: own.sealed };
  if (values.dump) refuseSealed(Object.values(groups).flat(), values.reveal);
  if (values.mode === 'talk') return printTalks(groups, values.dump);
  if (!mode) throw new Error(`Unknown mode "${values.mode}": use text, dialogue or talk.`);
  const results = Object.entries(groups).map(([kind, files]) => {
    const rows = files
      .flatMap((file) => parseCases(file, readFileSync(file, 'utf8')))
      .filter(({ set }) => values.set === undefined || set === values.set);
    return { kind, rows, ...answerAll(rows, mode, questions) };
  });
  if (values.out) {
    const answers = results.flatMap((result) => result.answers);
    writeFileSync(values.out, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
    return;
  }
  for (const { kind, rows, answers, pace } of results) {
    const judged = judge(rows, answers);
    if (kind) console.log(`\n${kind} cases`);
    if (values.dump) console.log(`${judged.map(caseText).join('\n')}\n`);
    console.log(tableText(tableOf(judged, pace)));
  }
}

function printTalks(groups: Readonly<Record<string, readonly string[]>>, dump: boolean): void {
  const words = readWordings();
  for (const [kind, files] of Object.entries(groups)) {
    if (files.length === 0) continue;
    const rows = files.flatMap((file) => parseTalkCases(file, readFileSync(file, 'utf8')));
    const results = MANNERS.flatMap((manner) =>
      rows.map((row) => ({ row, manner, talk: talk(row, manner, words[row.lang]) })),
    );
    if (kind) console.log(`\n${kind} talks`);
    if (dump) console.log(`${results.map(talkText).join('\n')}\n`);
    console.log(tableText(talkTable(results)));
  }
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
