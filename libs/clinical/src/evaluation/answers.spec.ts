import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAnswers } from './answers';
import { answersText, tallyAnswers } from './answers-report';

/** What the tuning set reaches today, in percent. */
const LEAST_RIGHT = 72;
const MOST_OPPOSITE = 2;

const rows = parseAnswers(readFileSync(join(__dirname, '../../cases/tuning/answers.jsonl'), 'utf8'));

test.each(['en', 'sw'] as const)(
  '%s: short answers of the tuning set are read right, and seldom as their opposite',
  (lang) => {
    const tally = tallyAnswers(rows.filter((row) => row.lang === lang));
    const text = answersText(tally);
    process.stdout.write(`${text}\n`);
    const [, right = '0', opposite = '100'] = /all .*right (\S+) %.*opposite (\S+) %/.exec(text) ?? [];
    expect(Number(right)).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(Number(opposite)).toBeLessThanOrEqual(MOST_OPPOSITE);
  },
);
