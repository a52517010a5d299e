import { join } from 'node:path';
import { parse } from 'yaml';
import { applyEdits, replaceList, replaceText } from './edit-yaml';
import { type Path, readReviewFiles, type ReviewFile } from './review-file';
import { inOneLine, itemsOf, type Row } from './row';
import { rowsOfFile } from './rows-of-file';

const files = readReviewFiles(join(__dirname, '../../../data'));
/** What a reviewer adds to a value: characters that YAML would read differently without quotes. */
const ADDED = `yes: "no", it's {so}, #1`;
const comments = (text: string) => text.split('\n').filter((line) => line.trimStart().startsWith('#'));

function change(row: Row): { path: Path; list?: string[]; text: string } {
  if (row.kind === 'list') return { path: row.path, list: [...itemsOf(row.text), 'added'], text: `${row.text}, added` };
  if (row.kind === 'phrase') return { path: [...row.path, 'pattern'], text: `${row.text} x` };
  return { path: row.path, text: `${row.text} ${ADDED}` };
}

/** The rows that do not have the intended value after all values of a file are changed, and lost comments. */
function misfits(file: ReviewFile): string[] {
  const changes = rowsOfFile(file, new Map()).flatMap((row) => (row.kind === 'new-phrase' ? [] : [change(row)]));
  const edits = changes.map(({ path, list, text }) =>
    list ? replaceList(file, path, list) : replaceText(file, path, text),
  );
  const text = applyEdits(file.source, edits);
  const value: unknown = parse(text);
  const at = (path: Path) => path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value);
  const written = (path: Path) => {
    const now = at(path);
    return Array.isArray(now) ? now.map((item) => inOneLine(String(item))).join(', ') : inOneLine(String(now));
  };
  const wrong = changes.filter((one) => written(one.path).replace(/^, /, '') !== one.text.replace(/^, /, ''));
  // a flow map cannot be broken: the compiler refuses it when it gets too long
  const long = text.split('\n').filter((line) => line.length > 160 && !line.includes('{ '));
  const lost = comments(file.source).length > comments(text).length ? ['comment lost'] : [];
  return [...wrong.map(({ path }) => path.join('/')), ...long, ...lost].map((message) => `${file.file}: ${message}`);
}

test('changes every value of the data files to the intended one, keeping comments and lines of 160 characters', () => {
  const sample = files.filter(({ file }, index) => index % 5 === 0 || !file.startsWith('findings/'));
  expect(sample.flatMap(misfits)).toEqual([]);
});

test('gives every value of the data a unique key', () => {
  const keys = files.flatMap((file) => rowsOfFile(file, new Map()).map(({ key }) => key));
  expect(keys.length).toBeGreaterThan(30_000);
  expect(keys.filter((key, index) => keys.indexOf(key, Math.max(0, index - 500)) < index)).toEqual([]);
});
