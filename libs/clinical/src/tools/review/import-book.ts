import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileData } from '../data/compile-data';
import { DataError } from '../data/problems';
import { BookError, readFilledBook } from './filled-book';
import { planChanges } from './plan-changes';
import { readReviewFiles } from './review-file';

interface Imported {
  corrections: number;
  reviews: number;
  /** the changed files, relative to `directory` */
  files: string[];
}

/**
 * Writes the corrections and reviews of a filled book into the files of `directory` (libs/clinical/data): all or nothing.
 * @throws {BookError} naming every row that is refused, and every mistake that the corrected data would have
 */
export async function importBook(path: string, directory: string): Promise<Imported> {
  const book = await readFilledBook(path);
  const { files, refusals } = planChanges(book, readReviewFiles(directory));
  const problems = refusals.length > 0 ? refusals : mistakesWith(files, directory);
  if (problems.length > 0) throw new BookError(problems);
  writeAll(files, directory);
  return { corrections: book.corrections.length, reviews: book.reviews.length, files: [...files.keys()] };
}

/** The mistakes of the data with the new files, found in a copy. */
function mistakesWith(files: ReadonlyMap<string, string>, directory: string): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'clinical-review-'));
  try {
    cpSync(directory, copy, { recursive: true });
    for (const [file, text] of files) writeFileSync(join(copy, file), text);
    compileData(copy);
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.message.split('\n');
    throw error;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Replaces all files or, when one cannot be written, none. */
function writeAll(files: ReadonlyMap<string, string>, directory: string): void {
  const paths = [...files].map(([file, text]) => ({ path: join(directory, file), text }));
  const originals = paths.map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }));
  const unfinished = (path: string) => `${path}.${process.pid}`;
  try {
    for (const { path, text } of paths) writeFileSync(unfinished(path), text);
    for (const { path } of paths) renameSync(unfinished(path), path);
  } catch (error) {
    for (const { path, text } of originals) {
      rmSync(unfinished(path), { force: true, recursive: true });
      if (readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
    }
    throw error;
  }
}
