import type { Language, Message } from '@afya/contracts';

/** The text of a message in the reader's language; the patient's own text is not translated. */
export function messageContent({ translations, content }: Message, language: Language): string {
  return translations[language] ?? content;
}

export interface TextBlock {
  kind: 'heading' | 'list' | 'paragraph';
  lines: string[];
}

const BULLET = /^\s*(?:[-*•]|\d+[.)])\s+/;
const HEADING = /^#{1,4}\s+|^(?=.{1,60}:$)/;

/** Splits a reply into headings, lists and paragraphs of plain text, without links, images or markup. */
export function readBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: TextBlock | undefined;
  for (const line of text.split('\n')) {
    const kind = BULLET.test(line) ? 'list' : HEADING.test(line) ? 'heading' : 'paragraph';
    if (!line.trim()) open = undefined;
    else if (open?.kind === kind && kind !== 'heading') open.lines.push(cleanLine(line));
    else blocks.push((open = { kind, lines: [cleanLine(line)] }));
  }
  return blocks;
}

function cleanLine(line: string): string {
  return line
    .replace(BULLET, '')
    .replace(/^#{1,4}\s+/, '')
    .replaceAll('**', '')
    .trim();
}
