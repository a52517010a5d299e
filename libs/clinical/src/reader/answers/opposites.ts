import type { Token } from '../tokenize';
import type { AskedWords } from './question-words';
import { collapseLetters } from '../tokenize';
import { written } from './words';

/** Pairs of word groups that exclude each other. */
const PAIRS = written('opposite').map((line) =>
  line.split('/').map((side) => side.trim().split(/\s+/).map(collapseLetters)),
);

/** The answer names the opposite of the asked finding ("it is wet" to "is it dry?"), and not the asked thing. */
export function namesOpposite(tokens: readonly Token[], { all }: AskedWords): boolean {
  const says = (words: readonly string[] | undefined) =>
    words?.some((word) => tokens.some(({ text }) => text === word)) === true;
  const asks = (words: readonly string[] | undefined) => words?.some((word) => all.has(word)) === true;
  const opposes = (asked: readonly string[] | undefined, said: readonly string[] | undefined) =>
    asks(asked) && !asks(said) && says(said) && !says(asked);
  return PAIRS.some(([one, other]) => opposes(one, other) || opposes(other, one));
}
