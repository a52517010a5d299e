import { isCollection, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { blockScalar, flowList, flowMap, flowScalar, type NewPhrase } from './render-yaml';
import type { Path, ReviewFile } from './review-file';
import { inOneLine } from './row';

/** Replaces the characters from `start` to before `end`: all other lines of the file stay as they are. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export function applyEdits(source: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let position = 0;
  for (const { start, end, text } of inOrder) {
    result += source.slice(position, start) + text;
    position = end;
  }
  return result + source.slice(position);
}

/** Writes another text at a path, in the style of the old one. */
export function replaceText({ source, document }: ReviewFile, path: Path, text: string): Edit {
  const { start, end } = extent(document.getIn(path, true), source);
  if (path.some((_, length) => isFlow(nodeAt(document, path.slice(0, length)))))
    return { start, end, text: flowScalar(text) };
  const column = start - lineStart(source, start);
  return {
    start,
    end,
    text: blockScalar(text, { column, indent: indentOf(source, start) + 2, block: source[start] === '>' }),
  };
}

/** Writes another list at a path. Items that stay keep their style. */
export function replaceList({ source, document }: ReviewFile, path: Path, items: readonly string[]): Edit {
  const list = document.getIn(path, true);
  const { start } = extent(list, source);
  if (!isSeq(list)) throw new Error(`There is no list at ${path.join('.')}`);
  const column = start - lineStart(source, start);
  if (list.flow) {
    const text = flowList(items, { column, indent: indentOf(source, start) });
    return { start, end: extent(list, source).end, text };
  }
  const old = new Map(list.items.map((item) => [valueOf(item), item]));
  const texts = items.map((item) => {
    const same = old.get(item);
    if (same === undefined) return blockScalar(item, { column: column + 2, indent: column + 2, block: false });
    const range = extent(same, source);
    return source.slice(range.start, range.end);
  });
  const end = extent(list.items.at(-1), source).end;
  return { start, end, text: texts.map((text) => `- ${text}`).join(`\n${' '.repeat(column)}`) };
}

/** Whether a list contains comments, which `replaceList` would lose. */
export function hasComments({ document }: ReviewFile, path: Path): boolean {
  const list = document.getIn(path, true);
  return isSeq(list) && list.items.some((item) => isNode(item) && (item.comment || item.commentBefore));
}

/** Removes an item of a block list, with its lines. */
export function removeItem({ source, document }: ReviewFile, path: Path): Edit {
  const { start, end } = extent(document.getIn(path, true), source);
  return { start: lineStart(source, start), end: lineEnd(source, end), text: '' };
}

/** Adds phrases to the list at a path, after its last phrase of the same language. */
export function addPhrases({ source, document }: ReviewFile, path: Path, phrases: readonly NewPhrase[]): Edit {
  const list = nodeAt(document, path);
  if (!isSeq(list)) throw new Error(`There is no list at ${path.join('.')}`);
  const last = list.items.findLast((item) => isMap(item) && item.get('lang') === phrases[0]?.lang) ?? list.items.at(-1);
  const { start, end } = extent(last ?? list, source);
  if (last === undefined) {
    const lines = phrases.map((phrase) => `\n  - ${flowMap(phrase)}`);
    return { start: source.lastIndexOf(':', start) + 1, end, text: lines.join('') };
  }
  const margin = ' '.repeat(start - lineStart(source, start) - '- '.length);
  const at = lineEnd(source, end);
  return { start: at, end: at, text: phrases.map((phrase) => `${margin}- ${flowMap(phrase)}\n`).join('') };
}

/** Writes who has reviewed a file. `path` is that of the language below `reviewed`. */
export function setReview({ source, document }: ReviewFile, path: Path, review: object): Edit {
  return { ...extent(document.getIn(path, true), source), text: flowMap(review) };
}

function nodeAt(document: ReviewFile['document'], path: Path): unknown {
  return path.length === 0 ? document.contents : document.getIn(path, true);
}

const isFlow = (node: unknown) => isCollection(node) && node.flow === true;
const valueOf = (node: unknown) => inOneLine(String(isScalar(node) ? node.value : ''));

/** The extent of a value, without the line breaks at the end of a block. */
function extent(node: unknown, source: string): { start: number; end: number } {
  const range = isNode(node) ? (node as Node).range : undefined;
  if (!range) throw new Error('The value has no place in its file');
  const [start, end] = range;
  return { start, end: start + source.slice(start, end).trimEnd().length };
}

const lineStart = (source: string, offset: number) => source.lastIndexOf('\n', offset - 1) + 1;
const lineEnd = (source: string, offset: number) => {
  const at = source.indexOf('\n', offset);
  return at < 0 ? source.length : at + 1;
};

/** The column of the key before an offset: its indentation, with the dash of a list item. */
function indentOf(source: string, offset: number): number {
  const [margin = ''] = /^[ -]*/.exec(source.slice(lineStart(source, offset), offset)) ?? [];
  return margin.length;
}
