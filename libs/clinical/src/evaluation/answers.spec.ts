import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAnswers } from './answers';
import { answersText, tallyAnswers } from './answers-report';

/** What the tuning sets reach today, in percent. */
const SETS = [
  { file: 'answers', leastRight: 99, mostOpposite: 0 },
  { file: 'answers-2', leastRight: 87, mostOpposite: 3 },
];

const cases = SETS.flatMap((set) => (['en', 'sw'] as const).map((lang) => ({ ...set, lang })));

test.each(cases)(
  'short answers of the tuning set $file in $lang are read right, and seldom as their opposite',
  ({ file, lang, leastRight, mostOpposite }) => {
    const rows = parseAnswers(readFileSync(join(__dirname, `../../cases/tuning/${file}.jsonl`), 'utf8'));
    const text = answersText(tallyAnswers(rows.filter((row) => row.lang === lang)));
    process.stdout.write(`${text}\n`);
    const [, right = '0', opposite = '100'] = /all .*right (\S+) %.*opposite (\S+) %/.exec(text) ?? [];
    expect(Number(right)).toBeGreaterThanOrEqual(leastRight);
    expect(Number(opposite)).toBeLessThanOrEqual(mostOpposite);
  },
);
