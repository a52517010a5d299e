import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { SMALL_DATA } from '../../testing/small-data';
import { makeBook } from './book';
import { COLUMNS, FILE_COLUMNS } from './book-columns';
import { BookError } from './filled-book';
import { importBook } from './import-book';
import { writeXlsx } from './write-xlsx';

const HAEMOPTYSIS = 'findings/respiratory-and-ent/haemoptysis.yaml';
const MALARIA = 'conditions/infectious/malaria.yaml';
const KEY = `${HAEMOPTYSIS}#`;
const PHRASE = `${KEY}phrases/sw`;
const FILES: Readonly<Record<string, string>> = {
  ...SMALL_DATA,
  [HAEMOPTYSIS]: `# Blood from the lungs.
id: haemoptysis
base: 0.015
en:
  name: blood when coughing
  ask: Is there blood in what is coughed up?
  ask_self: Do you cough up blood?
sw:
  name: kukohoa damu
  ask: Je, kuna damu kwenye makohozi?
  ask_self: Je, unakohoa damu? # asked after a cough
reviewed:
  en: null
  sw: null
examples:
  present:
    - I cough up blood
    - nakohoa damu
  not: []
phrases:
  - { lang: en, polarity: present, pattern: bloody sputum }
  # everyday words
  - { lang: sw, polarity: present, pattern: ~tema damu }
  - { lang: sw, polarity: present, pattern: kohozi ... damu }
  - { lang: sw, polarity: absent, pattern: makohozi meupe } # white
`,
};

let folder: string;
let data: string;
let book: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clinical-book-'));
  data = join(folder, 'data');
  book = join(folder, 'sw.xlsx');
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(data, file)), { recursive: true });
    writeFileSync(join(data, file), text);
  }
  await writeXlsx(book, makeBook(data, 'sw'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Filled {
  corrections?: Readonly<Record<string, string>>;
  signed?: Readonly<Record<string, readonly (string | Date)[]>>;
}

/** Opens the book as a reviewer does, fills cells, and saves it. */
async function fill({ corrections = {}, signed = {} }: Filled): Promise<void> {
  const sheets = await readXlsxFile(book);
  const filled = sheets.map(({ sheet, data: [header = [], ...rows] }) => {
    const column = (title: string) => header.indexOf(title);
    for (const row of rows) {
      const correction = corrections[String(row[column(COLUMNS.key)])];
      if (correction !== undefined) row[column(COLUMNS.correction)] = correction;
      const review = signed[String(row[column(FILE_COLUMNS.file)])];
      if (review) row.splice(column(FILE_COLUMNS.reviewer), 3, ...(review as string[]));
    }
    const cells = [header, ...rows].map((row) =>
      row.map((value) =>
        (value as unknown) instanceof Date ? { value: value as never, format: 'yyyy-mm-dd' } : value,
      ),
    );
    return { sheet, data: cells as string[][] };
  });
  await writeXlsxFile(filled).toFile(book);
}

async function refusals(): Promise<readonly string[]> {
  const error: unknown = await importBook(book, data).catch((reason: unknown) => reason);
  if (!(error instanceof BookError)) throw error;
  return error.refusals;
}

const read = (file: string) => readFileSync(join(data, file), 'utf8');

/** The lines that are different from before, as "- old" and "+ new", by file. */
function changedLines(): Record<string, string[]> {
  const changes = Object.entries(FILES).flatMap(([file, before]): [string, string[]][] => {
    const text = read(file);
    const [old, now] = [before.split('\n'), text.split('\n')];
    const removed = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
    const added = now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`);
    return text === before ? [] : [[file, [...removed, ...added]]];
  });
  return Object.fromEntries(changes);
}

test('changes exactly the corrected lines when a filled spreadsheet is imported', async () => {
  await fill({
    corrections: {
      [`${KEY}sw/ask_self`]: 'Je, unakohoa makohozi yenye damu?',
      [`${PHRASE}/present/~tema damu`]: '~tema|~toa damu',
      [`${PHRASE}/present/kohozi ... damu`]: 'DELETE',
      [`${PHRASE}/new`]: 'present_when_negated: hakosi damu, kila akikohoa',
    },
    signed: { [HAEMOPTYSIS]: ['A. Wanjiru', 'nurse', '2026-11-20'] },
  });
  await expect(importBook(book, data)).resolves.toEqual({ corrections: 4, reviews: 1, files: [HAEMOPTYSIS] });
  expect(changedLines()).toEqual({
    [HAEMOPTYSIS]: [
      '-   ask_self: Je, unakohoa damu? # asked after a cough',
      '-   sw: null',
      '-   - { lang: sw, polarity: present, pattern: ~tema damu }',
      '-   - { lang: sw, polarity: present, pattern: kohozi ... damu }',
      '+   ask_self: Je, unakohoa makohozi yenye damu? # asked after a cough',
      '+   sw: { by: A. Wanjiru, role: nurse, on: 2026-11-20 }',
      '+   - { lang: sw, polarity: present, pattern: ~tema|~toa damu }',
      "+   - { lang: sw, polarity: present_when_negated, pattern: 'hakosi damu, kila akikohoa' }",
    ],
  });
});

test('takes a day that the spreadsheet program has stored as a date', async () => {
  await fill({ signed: { [HAEMOPTYSIS]: ['A. Wanjiru', 'nurse', new Date('2026-11-20T00:00:00Z')] } });
  await importBook(book, data);
  expect(read(HAEMOPTYSIS)).toContain('  sw: { by: A. Wanjiru, role: nurse, on: 2026-11-20 }\n');
});

test('writes a list of the medical content as the reviewer orders it', async () => {
  await writeXlsx(book, makeBook(data, 'en', 'conditions'));
  await fill({
    corrections: { [`${MALARIA}#findings/often`]: 'haemoptysis, fever', [`${MALARIA}#triage`]: 'emergency' },
  });
  await importBook(book, data);
  expect(read(MALARIA)).toContain('  often:\n    - haemoptysis\n    - fever\nwhat:');
  expect(changedLines()).toEqual({
    [MALARIA]: ['- triage: urgent', '-     - chills', '+ triage: emergency', '+     - haemoptysis'],
  });
});

test('refuses every row and writes nothing when one correction does not fit the data', async () => {
  await writeXlsx(book, makeBook(data, 'en', 'conditions'));
  await fill({
    corrections: { [`${MALARIA}#what/en`]: 'Malaria is an infection.', [`${MALARIA}#findings/often`]: 'fever, chils' },
  });
  expect(await refusals()).toEqual([
    'data/conditions/infectious/malaria.yaml:9: there is no finding chils; correct its id or add it',
  ]);
  expect(changedLines()).toEqual({});
});

test('names the rows that are unknown or whose text was changed after the book was made, and writes nothing', async () => {
  const corrections = {
    [`${KEY}sw/ask_self`]: 'Je, unakohoa makohozi yenye damu?',
    [`${PHRASE}/present/~tema damu`]: '~toa damu',
  };
  await fill({ corrections });
  const edited = read(HAEMOPTYSIS)
    .replace('Je, unakohoa damu?', 'Una damu ukikohoa?')
    .replace('~tema damu', '~tema ... damu');
  writeFileSync(join(data, HAEMOPTYSIS), edited);
  expect(await refusals()).toEqual([
    expect.stringMatching(
      /^Texts, row \d+: data\/findings\/respiratory-and-ent\/haemoptysis\.yaml:11: the text is now "Una damu ukikohoa\?", not "Je, unakohoa damu\?"; correct it in a new book$/,
    ),
    expect.stringMatching(/^Texts, row \d+: findings\/.*\/~tema damu: the data has no such row/),
  ]);
  expect(read(HAEMOPTYSIS)).toBe(edited);
});

test('adds the first phrase of a finding, and refuses to delete all phrases', async () => {
  const chills = 'findings/general/chills.yaml';
  writeFileSync(join(data, chills), read(chills).replace(/phrases:[^]*/, 'phrases: []\n'));
  await writeXlsx(book, makeBook(data, 'sw'));
  await fill({ corrections: { [`${chills}#phrases/sw/new`]: '~tetemeka' } });
  await importBook(book, data);
  expect(read(chills)).toContain('\nphrases:\n  - { lang: sw, polarity: present, pattern: ~tetemeka }\n');
  await writeXlsx(book, makeBook(data, 'sw'));
  await fill({ corrections: { [`${chills}#phrases/sw/present/~tetemeka`]: 'delete' } });
  expect(await refusals()).toEqual([`data/${chills}: all phrases would be deleted; keep one, or add one`]);
});

test('writes nothing when one of the files cannot be written', async () => {
  const corrections = { [`${KEY}sw/ask`]: 'Je, unakohoa damu sasa?', [`${MALARIA}#what/sw`]: 'Ugonjwa wa mbu.' };
  await fill({ corrections });
  mkdirSync(join(data, `${MALARIA}.${process.pid}`));
  await expect(importBook(book, data)).rejects.toThrow('EISDIR');
  expect(changedLines()).toEqual({});
});

test('refuses a signature without a role, and a deletion of a text', async () => {
  await fill({ signed: { [HAEMOPTYSIS]: ['A. Wanjiru', '', '2026-11-20'] } });
  expect(await refusals()).toEqual([expect.stringMatching(/^Files, row \d+: .*: write reviewer, role and date/)]);
  await writeXlsx(book, makeBook(data, 'sw'));
  await fill({ corrections: { [`${KEY}sw/ask`]: 'DELETE' } });
  expect(await refusals()).toEqual([
    expect.stringMatching(/:10: only phrases can be deleted; write the corrected text$/),
  ]);
});

test('refuses a file that is not a spreadsheet', async () => {
  writeFileSync(book, 'no spreadsheet');
  expect(await refusals()).toEqual([expect.stringContaining('cannot be read as a spreadsheet')]);
});
