import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { compileData, writeCompiled } from './compile-data';
import type { Problem } from './problems';
import { readYaml } from './read-yaml';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'clinical-data-'))));
afterEach(() => rmSync(directory, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), text);
}

function problemsOf(text: string, schema: z.ZodType) {
  const problems: Problem[] = [];
  write('a.yaml', text);
  readYaml(directory, 'a.yaml', schema, problems);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

test('puts every grammar file into the compiled file by its base name', () => {
  write('grammar/negation.yaml', 'before:\n  - not\n  - hana\n');
  writeCompiled(join(directory, 'compiled'), compileData(directory));
  const { grammar } = JSON.parse(readFileSync(join(directory, 'compiled/knowledge.json'), 'utf8'));
  expect(grammar).toEqual({ negation: { before: ['not', 'hana'] } });
});

test('names the file and line of a syntax error', () => {
  write('grammar/negation.yaml', 'before:\n  - not\n  - "hana\n');
  expect(() => compileData(directory)).toThrow(/^data\/grammar\/negation\.yaml:\d: Missing closing "quote/);
});

test('names the line of a missing, unknown and wrong value, and what to write', () => {
  const schema = z.strictObject({ id: z.string(), list: z.array(z.strictObject({ lang: z.enum(['en', 'sw']) })) });
  expect(problemsOf('list:\n  - { lang: en }\n  - { lang: se }\nnmae: x\n', schema)).toEqual([
    '1: id: is missing; add it (Invalid input: expected string, received undefined)',
    '3: list.1.lang: "se" is not allowed; write one of en, sw',
    '4: unknown key nmae; correct its spelling or remove the line',
  ]);
});

test('refuses a line of more than 160 characters', () => {
  expect(problemsOf(`a: b\nc: ${'d'.repeat(158)}\n`, z.unknown())).toEqual([
    expect.stringMatching(/^2: longer than 160 characters/),
  ]);
});
