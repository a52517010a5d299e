import { englishNames, reviewPath } from './book';
import {
  addPhrases,
  applyEdits,
  type Edit,
  hasComments,
  removeItem,
  replaceList,
  replaceText,
  setReview,
} from './edit-yaml';
import type { Correction, FilledBook } from './filled-book';
import type { NewPhrase } from './render-yaml';
import { lineOf, type ReviewFile } from './review-file';
import { inOneLine, itemsOf, type Row } from './row';
import { rowsOfFile } from './rows-of-file';

interface Plan {
  /** new content by file */
  files: Map<string, string>;
  /** why rows are refused: the row of the book, the file and line, what to do */
  refusals: string[];
}

const isDeletion = (text: string) => text.toUpperCase() === 'DELETE';
const POLARITY = /^(present|present_when_negated|absent):\s+/;

/** What a filled book changes in the files; nothing is written. */
export function planChanges(book: FilledBook, files: readonly ReviewFile[]): Plan {
  return new Planner(files).plan(book);
}

class Planner {
  private readonly refusals: string[] = [];
  private readonly edits = new Map<ReviewFile, Edit[]>();
  private readonly rows = new Map<string, { row: Row; file: ReviewFile }>();
  private readonly files: ReadonlyMap<string, ReviewFile>;
  private readonly added = new Map<string, NewPhrase[]>();
  private readonly used = new Map<string, number>();

  constructor(files: readonly ReviewFile[]) {
    this.files = new Map(files.map((file) => [file.file, file]));
    const nameOf = englishNames(files);
    for (const file of files) for (const row of rowsOfFile(file, nameOf)) this.rows.set(row.key, { row, file });
  }

  plan({ corrections, reviews }: FilledBook): Plan {
    for (const correction of corrections) this.correct(correction);
    this.refuseEmptyLists();
    for (const [key, phrases] of this.added) {
      const { row, file } = this.rows.get(key)!;
      this.edit(file, addPhrases(file, row.path, phrases));
    }
    for (const { line, file: name, language, ...review } of reviews) {
      const file = this.files.get(name);
      const path = file && reviewPath(file, language);
      if (!path)
        this.refusals.push(`Files, row ${line}: there is no file ${name} to review; take the row from a new book`);
      else this.edit(file, setReview(file, path, review));
    }
    const changed = [...this.edits].map(([file, edits]) => [file.file, applyEdits(file.source, edits)] as const);
    return { files: new Map(changed), refusals: this.refusals };
  }

  private correct(correction: Correction): void {
    const found = this.rows.get(correction.key);
    if (!found) {
      const message = 'the data has no such row: its key was changed, or the text was removed after the book was made';
      this.refusals.push(`Texts, row ${correction.line}: ${correction.key}: ${message}; take the row from a new book`);
      return;
    }
    const { row, file } = found;
    const refuse = (message: string) =>
      this.refusals.push(
        `Texts, row ${correction.line}: data/${row.file}:${lineOf(file.source, row.offset)}: ${message}`,
      );
    if (inOneLine(correction.text) !== row.text) {
      refuse(`the text is now "${row.text}", not "${correction.text}"; correct it in a new book`);
      return;
    }
    const first = this.used.get(row.key);
    if (first !== undefined && row.kind !== 'new-phrase') {
      refuse(`row ${first} of the book corrects the same text; keep one of them`);
      return;
    }
    this.used.set(row.key, correction.line);
    this.apply(found, inOneLine(correction.correction), refuse);
  }

  private apply({ row, file }: { row: Row; file: ReviewFile }, text: string, refuse: (message: string) => void): void {
    if (isDeletion(text) && row.kind !== 'phrase') refuse('only phrases can be deleted; write the corrected text');
    else if (row.kind === 'new-phrase') this.add(row, text);
    else if (row.kind === 'list' && hasComments(file, row.path))
      refuse('this list has comments; change it in the file itself');
    else if (row.kind === 'list') this.edit(file, replaceList(file, row.path, itemsOf(text)));
    else if (row.kind === 'text') this.edit(file, replaceText(file, row.path, text));
    else if (isDeletion(text)) this.edit(file, removeItem(file, row.path));
    else this.edit(file, replaceText(file, [...row.path, 'pattern'], text));
  }

  /** "absent: napumua vizuri"; without a polarity, the phrase says that the finding is present. */
  private add({ key, language = 'en', path }: Row, text: string): void {
    const [, polarity = 'present'] = POLARITY.exec(text) ?? [];
    const phrase = {
      lang: language,
      polarity: path.length > 0 ? polarity : undefined,
      pattern: text.replace(POLARITY, ''),
    };
    this.added.set(key, [...(this.added.get(key) ?? []), phrase]);
  }

  private edit(file: ReviewFile, edit: Edit): void {
    this.edits.set(file, [...(this.edits.get(file) ?? []), edit]);
  }

  private refuseEmptyLists(): void {
    for (const [file, edits] of this.edits) {
      const phrases = [...this.rows.values()].filter(({ row }) => row.file === file.file && row.kind === 'phrase');
      const adds = [...this.added.keys()].some((key) => this.rows.get(key)?.file === file);
      const deleted = edits.filter(({ text }) => text === '').length;
      if (deleted > 0 && deleted === phrases.length && !adds)
        this.refusals.push(`data/${file.file}: all phrases would be deleted; keep one, or add one`);
    }
  }
}
