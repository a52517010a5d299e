import type { Language, Path } from './review-file';

/** One value of a data file that a reviewer can correct: a row of the book. */
export interface Row {
  /** file and path; a list item is named by its id or content, so that other corrections do not change its key */
  key: string;
  file: string;
  path: Path;
  /** list: its items, separated by commas. new-phrase: an empty row that adds a phrase to the list at `path` */
  kind: 'text' | 'list' | 'phrase' | 'new-phrase';
  /** none for medical content that is the same in both languages */
  language?: Language;
  /** the value as the reviewer sees it, in one line */
  text: string;
  /** what the value is: "question to the patient" */
  what: string;
  /** what helps to judge it: the text in the other language, the names of listed ids */
  context: string;
  /** where the value begins in its file */
  offset: number;
}

/** A text in one line, without a space after the "|" at which a long pattern is broken. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/\| /g, '|').trim();

/** The items of a list row. */
export const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map(inOneLine)
    .filter((item) => item !== '');
