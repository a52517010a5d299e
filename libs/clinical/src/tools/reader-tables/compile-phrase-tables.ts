import { type CompiledPhrases, END_OF_PHRASE, type PhraseList, type PhraseTables } from '../../knowledge/compiled-data';
import { PatternCompiler } from './compile-pattern';

/** The phrases as numbers of elements that they share. */
export function compilePhraseTables({ words, lists }: CompiledPhrases): PhraseTables {
  const compiler = new PatternCompiler(words);
  const compiled = (list: PhraseList): PhraseList => ({ ...list, phrases: elementsOf(compiler, list.phrases) });
  // the elements of findings come first
  const ofFindings = lists.filter(({ finding }) => finding !== null).map(compiled);
  const falseFriendsFrom = compiler.elements.length;
  const falseFriends = lists.filter(({ finding }) => finding === null).map(compiled);
  return { elements: compiler.elements, falseFriendsFrom, lists: [...ofFindings, ...falseFriends] };
}

function elementsOf(compiler: PatternCompiler, words: readonly number[]): number[] {
  const numbers: number[] = [];
  let phrase: number[] = [];
  for (const word of words) {
    if (word !== 0) {
      phrase.push(word);
      continue;
    }
    const elements = compiler.compile(phrase);
    if (elements.length > 0) numbers.push(...elements, END_OF_PHRASE);
    phrase = [];
  }
  return numbers;
}
