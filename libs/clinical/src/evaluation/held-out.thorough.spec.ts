import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerCase, MODES } from './answer-case';
import { parseCases } from './case-row';
import { judge } from './measures';
import { tableOf, tableText } from './report';

const FILE = join(__dirname, '../../cases/sealed/held-out.jsonl');
const ROWS = parseCases(FILE, readFileSync(FILE, 'utf8'));

/** The required results on cases that are never used for tuning. The table shows which measure failed. */
test('meets every required result on the held-out cases in text mode', () => {
  const lines = tableOf(
    judge(
      ROWS,
      ROWS.map((row) => answerCase(row, 'text')),
    ),
    null,
  );
  const missed = lines.filter((line) => line.missed);
  expect(lines.filter(({ must }) => must).length).toBeGreaterThan(8);
  expect(missed.length === 0 ? '' : tableText(missed)).toBe('');
});

test.each(MODES)('every case gets a level, a confidence and ten candidates at most, in %s mode', (mode) => {
  for (const row of ROWS.slice(0, 60)) {
    const { advice, confidence, ranked } = answerCase(row, mode);
    expect(advice).toMatch(/^(?:self-care|routine|urgent|emergency)$/);
    expect(confidence.score).toBeGreaterThanOrEqual(0);
    expect(confidence.score).toBeLessThanOrEqual(95);
    expect(ranked.length).toBeLessThanOrEqual(10);
  }
});
