import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { SMALL_DATA } from '../../testing/small-data';
import { compileData, writeCompiled } from './compile-data';
import { DataError, type Problem } from './problems';
import { readYaml } from './read-yaml';

const CHOICES = `id: w:pain
of: [fever]
ask: { en: How is it changing?, sw: Inabadilikaje? }
why: { en: It helps., sw: Inasaidia. }
reviewed: { en: null, sw: null }
choices:
  - { label: { en: Getting worse, sw: Inazidi }, words: [['@worse']] }
  - { label: { en: Getting better, sw: Inapungua }, words: [[better]] }
`;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'clinical-data-'));
  for (const [file, text] of Object.entries(SMALL_DATA)) write(file, text);
});
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

/** The mistakes after one file of the data is changed. */
function problemsAfter(file: string, change: (text: string) => string): string[] {
  write(file, change(readFileSync(join(directory, file), 'utf8')));
  return compileErrors();
}

function compileErrors(): string[] {
  try {
    compileData(directory);
    return [];
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return error.message.split('\n');
  }
}

test('puts every grammar file into the compiled file by its base name', () => {
  write('grammar/negation.yaml', 'before:\n  - not\n  - hana\n');
  writeCompiled(join(directory, 'compiled'), compileData(directory));
  const { grammar } = JSON.parse(readFileSync(join(directory, 'compiled/knowledge.json'), 'utf8'));
  expect(grammar).toEqual({ negation: { before: ['not', 'hana'] } });
});

test('names the file and line of a syntax error', () => {
  write('grammar/negation.yaml', 'before:\n  - not\n  - "hana\n');
  expect(compileErrors()).toContainEqual(expect.stringMatching(/^data\/grammar\/negation\.yaml:\d: Missing closing "/));
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

test('refuses an unknown finding in a condition, with its line', () => {
  const file = 'conditions/infectious/malaria.yaml';
  expect(problemsAfter(file, (text) => text.replace('    - chills', '    - chils'))).toEqual([
    `data/${file}:9: there is no finding chils; correct its id or add it`,
  ]);
});

test('refuses a finding that stands in two files, and a file that is not named after its id', () => {
  expect(problemsAfter('findings/general/chills.yaml', (text) => text.replace('id: chills', 'id: fever'))).toEqual(
    expect.arrayContaining([
      'data/findings/general/chills.yaml:1: the id is fever: name the file fever.yaml',
      'data/findings/general/fever.yaml:1: fever is already in data/findings/general/chills.yaml; merge the two files',
    ]),
  );
});

test('refuses a text in one language only', () => {
  const withoutSwahili = (text: string) => text.replace(/\n {4}sw: [^\n]+/, '');
  expect(problemsAfter('red-flags/first-aid.yaml', withoutSwahili)).toEqual([
    expect.stringMatching(/^data\/red-flags\/first-aid\.yaml:\d+: first_aid\.company\.sw: is missing; add it/),
  ]);
});

test.each([
  ['without a placeholder', '{danger}', 'hatari', 'message.now.sw: write {danger} where it stands in the sentence'],
  ['with an unknown placeholder', '{danger}', '{danger} {dager}', 'message.now.sw: there is no {dager} in this text'],
])('refuses a sentence of replies %s, with its line', (_, placeholder, instead, message) => {
  const inSwahili = (text: string) => text.replace(/(now:[^]*?sw:[^]*?)\{danger\}/, `$1${instead}`);
  expect(inSwahili(`now: en: x sw: ${placeholder}`)).toContain(instead);
  expect(problemsAfter('wording/emergency.yaml', inSwahili)).toEqual([
    expect.stringMatching(/^data\/wording\/emergency\.yaml:\d+: /),
  ]);
  expect(compileErrors()[0]).toContain(message);
});

test('refuses a placeholder in a text that nothing is filled into, with its line', () => {
  const file = 'findings/general/fever.yaml';
  expect(problemsAfter(file, (text) => text.replace('Is there a fever?', "'Is there a {fever}?'"))).toEqual([
    expect.stringMatching(/^data\/findings\/general\/fever\.yaml:\d+: en\.ask: nothing is filled in here/),
  ]);
});

test('refuses own texts of a red flag that does not exist', () => {
  expect(problemsAfter('wording/emergency.yaml', (text) => text.replace('suicidality:', 'suicidal_ity:'))).toEqual([
    expect.stringMatching(/^data\/wording\/emergency\.yaml:\d+: .*suicidal_ity/),
  ]);
});

test('refuses shared words that do not exist', () => {
  write('choices/pain.yaml', CHOICES.replace("'@worse'", "'@wrose'"));
  expect(compileErrors()).toEqual([
    expect.stringMatching(/^data\/choices\/pain\.yaml:\d+: there are no shared words @wrose; write them in /),
  ]);
});

test('puts shared words into the lists that name them', () => {
  write('choices/pain.yaml', CHOICES);
  writeCompiled(join(directory, 'compiled'), compileData(directory));
  const { choices } = JSON.parse(readFileSync(join(directory, 'compiled/knowledge.json'), 'utf8'));
  expect(choices[0].choices).toMatchObject([{ words: ['worse|-zidi'] }, { words: ['better'] }]);
});

test('refuses a polarity that does not exist', () => {
  const file = 'findings/general/fever.yaml';
  expect(problemsAfter(file, (text) => text.replace('polarity: present', 'polarity: presnt'))).toEqual([
    expect.stringMatching(
      /^data\/findings\/general\/fever\.yaml:\d+: .*"presnt" is not allowed; write one of present, /,
    ),
  ]);
});
