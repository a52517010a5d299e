import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reviewStatus } from './review-status';

test('counts the files that have been reviewed in each language', () => {
  const directory = mkdtempSync(join(tmpdir(), 'clinical-review-'));
  const write = (file: string, review: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), `reviewed:\n  en: null\n  sw: ${review}\n`);
  };
  write('findings/general/fever.yaml', '{ by: A. Wanjiru, role: nurse, on: 2026-11-20 }');
  write('conditions/infectious/malaria.yaml', 'null');
  write('interview/fixed-questions.yaml', 'null');
  write('interview/off-topic-replies.yaml', 'null');
  write('interview/course-words.yaml', 'null');
  expect(reviewStatus(directory)).toEqual({ en: { reviewed: 0, files: 5 }, sw: { reviewed: 1, files: 5 } });
  rmSync(directory, { recursive: true });
});
