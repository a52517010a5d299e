import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { dataFiles } from '../data/data-files';

export type Language = 'en' | 'sw';
export type Path = readonly (string | number)[];

/** A data file that reviewers correct. `file` is relative to libs/clinical/data. */
export interface ReviewFile {
  file: string;
  source: string;
  document: Document;
  /** its English name, or its file name */
  title: string;
  /** body system or kind of content: "digestive", "red-flags" */
  group: string;
}

const FOLDERS = ['findings', 'conditions', 'texts', 'choices', 'interview', 'red-flags', 'numbers', 'wording'];
const BY_SYSTEM = ['findings', 'conditions', 'texts'];
const TITLES: readonly Path[] = [
  ['en', 'name'],
  ['name', 'en'],
  ['ask', 'en'],
];

/** All files of `directory` (libs/clinical/data) that reviewers correct, by body system. */
export function readReviewFiles(directory: string): ReviewFile[] {
  const names = [...FOLDERS.flatMap((folder) => dataFiles(directory, folder)), 'false-friends.yaml'];
  const files = names.map((file) => readReviewFile(directory, file));
  const groups = [...new Set(files.map(({ group }) => group))];
  return groups.flatMap((group) => files.filter((file) => file.group === group));
}

function readReviewFile(directory: string, file: string): ReviewFile {
  const source = readFileSync(join(directory, file), 'utf8');
  const document = parseDocument(source, { prettyErrors: false });
  const title = TITLES.map((path) => textAt(document, path)).find(Boolean) ?? basename(file, '.yaml');
  const [folder = '', system = folder] = file.replace('.yaml', '').split('/');
  return { file, source, document, title, group: BY_SYSTEM.includes(folder) ? system : folder };
}

/** The text at a path; undefined if there is none. */
export function textAt(document: Document, path: Path): string | undefined {
  const value: unknown = document.hasIn(path) ? document.getIn(path) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The line of an offset, counted from 1. */
export const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
