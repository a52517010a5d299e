import { FILLERS, NEGATIONS } from '../lexicon/function-words';
import { WORD_CLASSES } from '../lexicon/classes';
import { collapseLetters } from './tokenize';

/** One place of a phrase: the atoms of which a word must fit one, and how many words may be skipped before it. */
export interface PhraseElement {
  key: string;
  gap: number;
  /** no comma may stand before it */
  close: boolean;
}

const GAP_WORDS = 3;

/** The reader joins "is not" and "have not" into one word: a phrase with "not" fits those too. */
const NOT_FORMS = 'not|isnt|arent|wasnt|werent|hasnt|havent|hadnt';

const foldAtom = (atom: string) => collapseLetters(atom.toLowerCase().replace(/['’-]/g, ''));

/** `{class}` stands for its words; the rest is folded as text is. A key is the atoms joined by "|". */
export function elementKey(written: string): string {
  const expanded = written.replace(/\{(\w+)\}/g, (whole, name: string) => WORD_CLASSES[name] ?? whole);
  return expanded
    .split('|')
    .map((atom) => foldAtom(atom.trim().split(/\s+/)[0] ?? ''))
    .filter(Boolean)
    .map((atom) => (atom === 'not' ? NOT_FORMS : atom))
    .join('|');
}

const ARTICLES = new Set(['a', 'an', 'the']);
/** Small words that say how much: a text need not have them, but a phrase that has them means them ("damu inatoka sana"). */
const DEGREE = new Set(['sana', 'mno', 'kabisa', 'very', 'much', 'lot', 'lots', 'too', 'kidogo', 'litle', 'bit']);

/**
 * A phrase as it is written in the lexicon → its elements. Small words do not count ("pain in the chest" is "pain chest"),
 * but where only one other word would be left they do: "nina joto" is not "joto".
 */
export function compilePhrase(written: string): PhraseElement[] {
  const parts = written.trim().split(/\s+/).filter(Boolean);
  const telling = elementsOf(parts, (key) => FILLERS.has(key) && !DEGREE.has(key));
  return telling.length > 1 ? telling : elementsOf(parts, (key) => ARTICLES.has(key));
}

/** Phrases share their words: each is made once. */
const keys = new Map<string, string>();
const shared = new Map<string, PhraseElement>();

function keyOf(part: string): string {
  const known = keys.get(part);
  if (known !== undefined) return known;
  const key = elementKey(part);
  keys.set(part, key);
  return key;
}

function elementOf(key: string, gap: number, close: boolean): PhraseElement {
  const name = `${gap} ${close} ${key}`;
  const known = shared.get(name);
  if (known) return known;
  const element = { key, gap, close };
  shared.set(name, element);
  return element;
}

function elementsOf(parts: readonly string[], skips: (key: string) => boolean): PhraseElement[] {
  const elements: PhraseElement[] = [];
  let gap = 0;
  let close = true;
  for (const part of parts) {
    const kept = part.startsWith('=');
    const isGap = part === '...' || part === '..';
    const key = isGap ? '' : keyOf(kept ? part.slice(1) : part);
    if (isGap) {
      gap = GAP_WORDS;
      close = part === '..';
    }
    if (!key || (!kept && skips(key))) continue;
    elements.push(elements.length === 0 ? elementOf(key, 0, true) : elementOf(key, gap, close));
    gap = 0;
    close = true;
  }
  return elements;
}

/** Phrases separated by ";" → folded phrases, each once. */
export function splitPhrases(text: string): string[] {
  return [...new Set(text.split(';').map((phrase) => phrase.trim().replace(/\s+/g, ' ')))].filter(Boolean);
}

/** True where a phrase itself holds a denial: a denial before it is then not about it. */
export function holdsNegation(elements: readonly PhraseElement[]): boolean {
  return elements.some(({ key }) => key.split('|').some((atom) => NEGATIONS.has(atom)));
}
