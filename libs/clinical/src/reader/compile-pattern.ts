import { FILLERS, NEGATIONS } from '../lexicon/function-words';
import { WORD_CLASSES } from '../lexicon/classes';
import { collapseLetters } from './tokenize';

/** One place of a phrase: the atoms of which a word must fit one, and how many words may be skipped before it. */
export interface PhraseElement {
  key: string;
  gap: number;
}

const GAP_WORDS = 3;

const foldAtom = (atom: string) => collapseLetters(atom.toLowerCase().replace(/['’-]/g, ''));

/** `{class}` stands for its words; the rest is folded as text is. A key is the atoms joined by "|". */
function elementKey(written: string): string {
  const expanded = written.replace(/\{(\w+)\}/g, (whole, name: string) => WORD_CLASSES[name] ?? whole);
  return expanded
    .split('|')
    .map((atom) => foldAtom(atom.trim().split(/\s+/)[0] ?? ''))
    .filter(Boolean)
    .join('|');
}

/** A phrase as it is written in the lexicon → its elements; small words do not count unless nothing else is there. */
export function compilePhrase(written: string): PhraseElement[] {
  const parts = written.trim().split(/\s+/).filter(Boolean);
  const elements: PhraseElement[] = [];
  let gap = 0;
  for (const part of parts) {
    if (part === '...') gap = GAP_WORDS;
    else {
      const key = elementKey(part);
      if (key && !FILLERS.has(key)) {
        elements.push({ key, gap: elements.length === 0 ? 0 : gap });
        gap = 0;
      }
    }
  }
  if (elements.length > 0) return elements;
  return parts.map((part) => ({ key: elementKey(part), gap: 0 })).filter(({ key }) => key);
}

/** Phrases separated by ";" → folded phrases, each once. */
export function splitPhrases(text: string): string[] {
  return [...new Set(text.split(';').map((phrase) => phrase.trim().replace(/\s+/g, ' ')))].filter(Boolean);
}

/** True where a phrase itself holds a denial: a denial before it is then not about it. */
export function holdsNegation(elements: readonly PhraseElement[]): boolean {
  return elements.some(({ key }) => key.split('|').some((atom) => NEGATIONS.has(atom)));
}
