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
  const contentElements = elementsOf(
    parts,
    (key) => FUNCTION_WORDS.fillers.has(key) && !FUNCTION_WORDS.degreeFillers.has(key),
  );
  return contentElements.length > 1 ? contentElements : elementsOf(parts, (key) => FUNCTION_WORDS.articles.has(key));
}

/** Elements are interned, because phrases share many words. */
const keys = new Map<string, string>();
const shared = new Map<string, PhraseElement>();

function keyOf(part: string): string {
  const cached = keys.get(part);
  if (cached !== undefined) return cached;
  const key = elementKey(part);
  keys.set(part, key);
  return key;
}

function elementOf(key: string, gap: number, close: boolean): PhraseElement {
  const name = `${gap} ${close} ${key}`;
  const cached = shared.get(name);
  if (cached) return cached;
  const element = { key, gap, close };
  shared.set(name, element);
  return element;
}

function elementsOf(parts: readonly string[], skips: (key: string) => boolean): PhraseElement[] {
  const elements: PhraseElement[] = [];
  let gap = 0;
  let close = true;
  for (const part of parts) {
    const required = part.startsWith('=');
    const isGap = part === '...' || part === '..';
    const key = isGap ? '' : keyOf(required ? part.slice(1) : part);
    if (isGap) {
      gap = GAP_WORDS;
      close = part === '..';
    }
    if (!key || (!required && skips(key))) continue;
    elements.push(elements.length === 0 ? elementOf(key, 0, true) : elementOf(key, gap, close));
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
export function containsNegation(elements: readonly PhraseElement[]): boolean {
  return elements.some(({ key }) => key.split('|').some((atom) => NEGATION.preNegations.has(atom)));
}
