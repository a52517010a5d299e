import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { reviewStatus } from './data/review-status';
import { makeBook, type Part } from './review/book';
import { bookHtml } from './review/book-html';
import { BookError } from './review/filled-book';
import { importBook } from './review/import-book';
import { writeXlsx } from './review/write-xlsx';

const USAGE = `clinical:review -- --lang en|sw [--conditions | --red-flags | --questions] [--out FOLDER]
  writes a book of texts to correct as HTML and XLSX, to .local/review by default; a part has the medical content too
clinical:review -- import FILE.xlsx
  writes the corrections of a filled book into libs/clinical/data, all or nothing
clinical:review -- --status
  prints the share of the data files that have been reviewed, by language: the table of the README`;

const root = join(__dirname, '../../../..');
const data = join(root, 'libs/clinical/data');
const PARTS: readonly Part[] = ['conditions', 'red-flags', 'questions'];

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      status: { type: 'boolean', default: false },
      lang: { type: 'string' },
      conditions: { type: 'boolean', default: false },
      'red-flags': { type: 'boolean', default: false },
      questions: { type: 'boolean', default: false },
      out: { type: 'string', default: join(root, '.local/review') },
    },
  });
  const [command, file, ...others] = positionals;
  const parts = PARTS.filter((part) => values[part]);
  const language = values.lang ?? (parts.length > 0 ? 'en' : undefined);
  if (values.status) printStatus();
  else if (command === 'import' && file && others.length === 0) await importFile(file);
  else if (command === undefined && parts.length <= 1 && (language === 'en' || language === 'sw'))
    await writeBook(language, parts[0], values.out);
  else throw new BookError([USAGE]);
}

function printStatus(): void {
  const { en, sw } = reviewStatus(data);
  const row = (language: string, { reviewed, files }: typeof en) =>
    `| ${language} | ${((100 * reviewed) / files).toFixed(0)} % |`;
  process.stdout.write(`| language | reviewed |\n|---|---|\n${row('English', en)}\n${row('Swahili', sw)}\n`);
}

async function writeBook(language: 'en' | 'sw', part: Part | undefined, folder: string): Promise<void> {
  const book = makeBook(data, language, part);
  const path = join(folder, part ? `${part}-${language}` : language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${path}.html`, bookHtml(book));
  await writeXlsx(`${path}.xlsx`, book);
  const rows = book.chapters.reduce((sum, chapter) => sum + chapter.rows.length, 0);
  const name = relative(process.cwd(), path);
  process.stdout.write(`${rows} rows of ${book.chapters.length} files: ${name}.html, ${name}.xlsx\n`);
}

async function importFile(file: string): Promise<void> {
  const { corrections, reviews, files } = await importBook(file, data);
  process.stdout.write(
    `${corrections} corrections and ${reviews} reviews in ${files.length} files. Check them with git diff, run npm test -- jest libs/clinical, and commit.\n`,
  );
}

/** Unknown options, and options without a value, of parseArgs. */
const isWrongOption = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

main().catch((error: unknown) => {
  if (isWrongOption(error)) process.stderr.write(`${error.message.split('. ')[0]}.\n${USAGE}\n`);
  else if (error instanceof BookError) process.stderr.write(`${error.message}\n`);
  else throw error;
  process.exitCode = 1;
});
