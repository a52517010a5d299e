import { FUNCTION_WORDS } from './grammar/function-words';
import { NEGATION } from './grammar/negation';
import { WORD_CLASSES } from './grammar/word-classes';
import { collapseLetters } from './tokenize';

/**
 * One position in a phrase: the word must match one of the atoms in `key`; `gap` is the number of words that may be
 * skipped before it.
 */
export interface PhraseElement {
  key: string;
  gap: number;
  /** no comma is allowed before it */
  close: boolean;
  /** one of its atoms is a negation */
  negation: boolean;
}

const GAP_WORDS = 3;

const foldAtom = (atom: string) => collapseLetters(atom.toLowerCase().replace(/['’-]/g, ''));

/** Expands `{class}` and folds the rest like text. A key is the atoms joined by "|". */
export function elementKey(written: string): string {
  const expanded = written.replace(/\{(\w+)\}/g, (whole, name: string) => WORD_CLASSES[name]?.join('|') ?? whole);
  return (
    expanded
      .split('|')
      .map((atom) => foldAtom(atom.trim().split(/\s+/)[0] ?? ''))
      .filter(Boolean)
      // the tokenizer joins "is not" to one word; a phrase with "not" must match those too
      .map((atom) => (FUNCTION_WORDS.not.has(atom) ? [...FUNCTION_WORDS.notForms].join('|') : atom))
      .join('|')
  );
}

/**
 * Compiles a lexicon phrase. Filler words are ignored ("pain in the chest" is "pain chest"), unless only one other
 * word would remain: "nina joto" is not "joto".
 */
export function compilePhrase(written: string): PhraseElement[] {
  const parts = written.trim().split(/\s+/).filter(Boolean);
  const contentElements = elementsOf(parts, 'filler');
  return contentElements.length > 1 ? contentElements : elementsOf(parts, 'article');
}

/** A part as it is written in phrases, which share many parts: its key, and its elements by gap and comma. */
interface Part {
  key: string;
  filler: boolean;
  article: boolean;
  negation: boolean;
  elements: PhraseElement[];
}
const partsByText = new Map<string, Part>();

function partOf(text: string): Part {
  const cached = partsByText.get(text);
  if (cached) return cached;
  const key = elementKey(text);
  const part: Part = {
    key,
    filler: FUNCTION_WORDS.fillers.has(key) && !FUNCTION_WORDS.degreeFillers.has(key),
    article: FUNCTION_WORDS.articles.has(key),
    negation: key.split('|').some((atom) => NEGATION.preNegations.has(atom)),
    elements: [],
  };
  partsByText.set(text, part);
  return part;
}

function elementOf({ key, negation, elements }: Part, gap: number, close: boolean): PhraseElement {
  const known = elements.find((element) => element.gap === gap && element.close === close);
  if (known) return known;
  const element = { key, gap, close, negation };
  elements.push(element);
  return element;
}

function elementsOf(texts: readonly string[], skipped: 'filler' | 'article'): PhraseElement[] {
  const elements: PhraseElement[] = [];
  let gap = 0;
  let close = true;
  for (const text of texts) {
    if (text === '...' || text === '..') {
      gap = GAP_WORDS;
      close = text === '..';
      continue;
    }
    const required = text.startsWith('=');
    const part = partOf(required ? text.slice(1) : text);
    if (!part.key || (!required && part[skipped])) continue;
    elements.push(elements.length === 0 ? elementOf(part, 0, true) : elementOf(part, gap, close));
    gap = 0;
    close = true;
  }
  return elements;
}

/** Splits phrases at ";", trims them and removes duplicates. */
export function splitPhrases(text: string): string[] {
  return [...new Set(text.split(';').map((phrase) => phrase.trim().replace(/\s+/g, ' ')))].filter(Boolean);
}

/** True if the phrase contains a negation; a preceding negation then does not apply to it. */
export const containsNegation = (elements: readonly PhraseElement[]): boolean =>
  elements.some(({ negation }) => negation);
