import { FUNCTION_WORDS } from './grammar/function-words';
import { WORD_CLASSES } from './grammar/word-classes';
import { collapseLetters } from './tokenize';

/** Folds one of the words of an element like a text. */
export const foldAtom = (atom: string) => collapseLetters(atom.toLowerCase().replace(/['’-]/g, ''));

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
