import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { GrammarError } from '../../knowledge/grammar-error';
import { grammarProblems } from './grammar-problems';

test('names the line of what a pass cannot use', () => {
  const directory = mkdtempSync(join(tmpdir(), 'grammar-'));
  try {
    mkdirSync(join(directory, 'grammar'));
    writeFileSync(join(directory, 'grammar/negation.yaml'), 'before:\n  - hana\n  - 7\nafer:\n  - si\n');
    const { error } = z.strictObject({ before: z.array(z.string()) }).safeParse({ before: ['hana', 7], afer: ['si'] });
    expect(grammarProblems(directory, new GrammarError('grammar/negation.yaml', error!))).toEqual([
      { file: 'grammar/negation.yaml', line: 3, message: expect.stringContaining('expected string') as string },
      { file: 'grammar/negation.yaml', line: 4, message: 'unknown key afer; correct its spelling or remove the line' },
    ]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
