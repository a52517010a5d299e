import { type CellValue, type Row as Cells, readSheet, SheetNotFoundError } from 'read-excel-file/node';
import { COLUMNS, FILE_COLUMNS, SHEETS } from './book-columns';
import type { Language } from './review-file';

/** A row with a correction. `line` is its row in the sheet, `text` the text from which the book was made. */
export interface Correction {
  line: number;
  key: string;
  text: string;
  correction: string;
}

/** A file that a person has reviewed in a language. `on` is a day: 2026-11-20. */
interface Review {
  line: number;
  file: string;
  language: Language;
  by: string;
  role: string;
  on: string;
}

export interface FilledBook {
  corrections: Correction[];
  reviews: Review[];
}

/** Thrown when a book cannot be imported: all reasons, one a line. */
export class BookError extends Error {
  constructor(readonly refusals: readonly string[]) {
    super(refusals.join('\n'));
  }
}

type Line = { line: number } & Record<string, string | number>;

/** Reads what a reviewer has written into a book. @throws {BookError} when it is not a book or a review is incomplete */
export async function readFilledBook(path: string): Promise<FilledBook> {
  const refusals: string[] = [];
  const texts = await readLines(path, SHEETS.texts, COLUMNS);
  const files = await readLines(path, SHEETS.files, FILE_COLUMNS);
  const corrections = texts
    .map((line) => ({
      line: line.line,
      key: cell(line, 'key'),
      text: cell(line, 'text'),
      correction: cell(line, 'correction'),
    }))
    .filter(({ correction }) => correction !== '');
  const reviews = files.flatMap((line) => {
    const [by, role, on] = [cell(line, 'reviewer'), cell(line, 'role'), cell(line, 'date')] as const;
    if (by === '' && role === '' && on === '') return [];
    const language = cell(line, 'language');
    if (by === '' || role === '' || on === '' || (language !== 'en' && language !== 'sw')) {
      refusals.push(
        `Files, row ${line.line}: ${cell(line, 'file')}: write reviewer, role and date (2026-01-31), or none of them`,
      );
      return [];
    }
    return [{ line: line.line, file: cell(line, 'file'), language: language as Language, by, role, on }];
  });
  if (refusals.length > 0) throw new BookError(refusals);
  return { corrections, reviews };
}

const cell = (line: Line, name: string) => String(line[name] ?? '');

/** The rows of a sheet below its header, with the cells by the name of their column. */
async function readLines(path: string, sheet: string, columns: Readonly<Record<string, string>>): Promise<Line[]> {
  const [header = [], ...rows] = await readCells(path, sheet);
  const places = Object.entries(columns).map(([name, title]) => [name, header.indexOf(title)] as const);
  const missing = places.filter(([, index]) => index < 0).map(([name]) => columns[name]);
  if (missing.length > 0)
    throw new BookError([`${sheet}: the column ${missing.join(', ')} is missing; restore the headers of the book`]);
  return rows.map((cells, index) => ({
    ...Object.fromEntries(places.map(([name, place]) => [name, textOf(cells[place])])),
    line: index + 2,
  }));
}

async function readCells(path: string, sheet: string): Promise<Cells[]> {
  try {
    return await readSheet(path, sheet, { trim: true });
  } catch (error) {
    if (error instanceof SheetNotFoundError)
      throw new BookError([`the file has no sheet ${sheet}; use a book of clinical:review`]);
    throw new BookError([
      `${path} cannot be read as a spreadsheet (.xlsx): ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
}

/** A date that the spreadsheet program has recognised as one becomes its day. */
function textOf(value: CellValue | null | undefined): string {
  if (value === null || value === undefined) return '';
  const date: unknown = value;
  return date instanceof Date ? date.toISOString().slice(0, 10) : String(value).trim();
}
