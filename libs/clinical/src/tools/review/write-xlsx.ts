import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import type { Book } from './book';
import { COLUMNS, FILE_COLUMNS, GUIDE, SHEETS } from './book-columns';

/** Cells are texts, so that "999", "=na" and dates stay as they are written. */
const text = (value: string): CellObject => ({ value, type: String, format: '@', wrap: true, alignVertical: 'top' });
const toFill = (): CellObject => ({
  ...text(''),
  backgroundColor: '#fff7d6',
  borderStyle: 'thin',
  borderColor: '#bbbbbb',
});
const header = (columns: Readonly<Record<string, string>>): CellObject[] =>
  Object.values(columns).map((value) => ({ ...text(value), fontWeight: 'bold' }));
const widths = (...columns: number[]) => columns.map((width) => ({ width }));

/** Writes a book as a spreadsheet: how to fill it, the texts, and the files to sign. */
export async function writeXlsx(path: string, { chapters, language }: Book): Promise<void> {
  const texts = chapters.flatMap(({ group, title, rows }) =>
    rows.map((row) => [...[group, title, row.what, row.context, row.text].map(text), toFill(), text(row.key)]),
  );
  const files = chapters.flatMap(({ file, title, reviewed }) =>
    reviewed === null ? [] : [[...[file, title, language, reviewed].map(text), toFill(), toFill(), toFill()]],
  );
  await writeXlsxFile([
    { sheet: SHEETS.guide, data: GUIDE.map((line) => [text(line)]), columns: widths(120) },
    {
      sheet: SHEETS.texts,
      data: [header(COLUMNS), ...texts],
      columns: widths(18, 24, 24, 40, 50, 50, 30),
      stickyRowsCount: 1,
    },
    {
      sheet: SHEETS.files,
      data: [header(FILE_COLUMNS), ...files],
      columns: widths(45, 30, 10, 25, 25, 18, 14),
      stickyRowsCount: 1,
    },
  ]).toFile(path);
}
