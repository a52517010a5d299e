import { isMap } from 'yaml';
import { type Language, readReviewFiles, type ReviewFile } from './review-file';
import type { Row } from './row';
import { rowsOfFile } from './rows-of-file';

export type Part = 'conditions' | 'red-flags' | 'questions';

/** The rows of a file in a book, with the reviewer named in the file so far. */
export interface Chapter extends Pick<ReviewFile, 'file' | 'title' | 'group'> {
  rows: Row[];
  /** "A. Wanjiru, nurse, 2026-11-20"; empty if it was not reviewed; null if the file has no such field */
  reviewed: string | null;
}

export interface Book {
  language: Language;
  part?: Part;
  chapters: Chapter[];
}

const FOLDERS: Readonly<Record<Part, readonly string[]>> = {
  conditions: ['conditions/', 'texts/', 'wording/advice', 'wording/diagnosis', 'wording/follow-up'],
  'red-flags': ['red-flags/', 'numbers/', 'wording/emergency'],
  questions: ['findings/', 'choices/', 'interview/', 'wording/interview'],
};

/**
 * The book of a language: all its texts and phrases. With a part: the texts of these files and the medical content that
 * is the same in both languages, without phrases.
 */
export function makeBook(directory: string, language: Language, part?: Part): Book {
  const files = readReviewFiles(directory);
  const nameOf = englishNames(files);
  const belongs = ({ file }: ReviewFile) => !part || FOLDERS[part].some((folder) => file.startsWith(folder));
  const wanted = (row: Row) =>
    part
      ? (row.language ?? language) === language && row.kind !== 'phrase' && row.kind !== 'new-phrase'
      : row.language === language;
  const chapters = files.filter(belongs).map((file) => ({
    file: file.file,
    title: file.title,
    group: file.group,
    rows: rowsOfFile(file, nameOf).filter(wanted),
    reviewed: reviewOf(file, language),
  }));
  return { language, part, chapters: chapters.filter(({ rows }) => rows.length > 0) };
}

/** The English name or text of each id that files refer to. */
export function englishNames(files: readonly ReviewFile[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { document, title } of files) {
    const id: unknown = isMap(document.contents) ? document.get('id') : undefined;
    if (typeof id === 'string') names.set(id, title);
  }
  return names;
}

/** The path of the review of a language in a file; rules about questions have one review for both languages. */
export function reviewPath({ document }: ReviewFile, language: Language): string[] | undefined {
  if (!isMap(document.contents)) return undefined;
  return [language, 'questions'].map((key) => ['reviewed', key]).find((path) => document.hasIn(path));
}

function reviewOf(file: ReviewFile, language: Language): string | null {
  const path = reviewPath(file, language);
  if (!path) return null;
  const review: unknown = file.document.getIn(path);
  return isMap(review) ? [review.get('by'), review.get('role'), review.get('on')].join(', ') : '';
}
