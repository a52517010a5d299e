import { readPaper } from '@afya/clinical';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OCR_LIMITS, readPicture } from './read-picture';

const FOLDER = join(__dirname, '../../../fixtures/papers');
const expected = JSON.parse(readFileSync(join(FOLDER, 'values.json'), 'utf8')) as Record<string, string[]>;
/** One of the ten photos is out of focus: 6 of 48 values. */
const LEAST_READ = 0.85;

test('reads the values of photographed papers, and none that is not on them', async () => {
  const read: Record<string, string[]> = {};
  for (const name of Object.keys(expected)) {
    const text = await readPicture(readFileSync(join(FOLDER, `${name}.jpg`)), new AbortController().signal, {
      ...OCR_LIMITS,
      timeoutMs: 60_000,
    });
    read[name] = readPaper(text ?? '').map(({ test: id, value }) => `${id} ${value}`);
  }
  const all = Object.entries(expected).flatMap(([name, values]) => values.map((value) => [name, value] as const));
  const found = all.filter(([name, value]) => read[name]!.includes(value));
  const missed = all.filter(([name, value]) => !read[name]!.includes(value)).map((pair) => pair.join(': '));
  const wrong = Object.entries(read).flatMap(([name, values]) =>
    values.filter((value) => !expected[name]!.includes(value)),
  );
  console.info(`${found.length} of ${all.length} values read, ${wrong.length} misread; missed: ${missed.join(', ')}`);
  expect(wrong).toEqual([]);
  expect(found.length / all.length).toBeGreaterThanOrEqual(LEAST_READ);
}, 900_000);
