import { Document, isSeq, stringify } from 'yaml';

const WIDTH = 100;

/** A text as a value inside braces or brackets, in quotes where YAML needs them. */
export function flowScalar(text: string): string {
  const list = new Document([text]);
  if (isSeq(list.contents)) list.contents.flow = true;
  const written = list.toString({ singleQuote: true, lineWidth: 0 }).trim();
  return written.slice(1, -1).trim();
}

/** `column`: where the value begins. `indent`: of the lines of a block. `block`: write a block (>-) even if it fits. */
interface Layout {
  column: number;
  indent: number;
  block: boolean;
}

/** A text as the value of a key or item: in one line if it fits, else as a block of lines of at most 100 characters. */
export function blockScalar(text: string, { column, indent, block }: Layout): string {
  const line = stringify({ k: text }, { singleQuote: true, lineWidth: 0 }).trim().slice('k: '.length);
  if (!block && column + line.length <= WIDTH) return line;
  const margin = ' '.repeat(indent);
  return `>-\n${wrap(text, WIDTH - indent)
    .map((part) => margin + part)
    .join('\n')}`;
}

/** Breaks a text at spaces, and a word that is longer than a line after "|": readers of patterns put it together again. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  const words = text.split(' ').flatMap((word) => (word.length > width ? word.split(/(?<=\|)/) : word));
  for (const [index, word] of words.entries()) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : last + (words[index - 1]?.endsWith('|') ? '' : ' ') + word;
    if (last !== undefined && joined.length <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** A list in brackets, one item a line if it does not fit. `indent` is that of the line on which it begins. */
export function flowList(items: readonly string[], { column, indent }: Pick<Layout, 'column' | 'indent'>): string {
  const written = items.map(flowScalar);
  const line = `[${written.join(', ')}]`;
  if (column + line.length <= WIDTH) return line;
  const margin = ' '.repeat(indent);
  return `[\n${written.map((item) => `${margin}  ${item}`).join(',\n')}\n${margin}]`;
}

export interface NewPhrase {
  lang: string;
  /** none for false friends */
  polarity?: string;
  pattern: string;
}

/** "{ lang: sw, polarity: present, pattern: ~cheua }" */
export function flowMap(values: object): string {
  const pairs = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${flowScalar(String(value))}`],
  );
  return `{ ${pairs.join(', ')} }`;
}
