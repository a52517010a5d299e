import type { CompiledPhrases, PhraseList } from '../../knowledge/compiled-data';
import type { Phrase } from '../../knowledge/schema/phrase';

/** A finding with its phrases, in the order of its file. */
export interface FindingWithPhrases {
  id: string;
  phrases: readonly Phrase[];
}

type Kind = Omit<PhraseList, 'phrases'>;

/**
 * All phrases with their words written once: tens of thousands of phrases share some thousand words, which makes the
 * compiled file small and quick to load.
 */
export function compilePhrases(
  findings: readonly FindingWithPhrases[],
  falseFriends: readonly string[],
): CompiledPhrases {
  const numbers = new Map([[';', 0]]);
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const listOf = (kind: Kind, patterns: readonly string[]): PhraseList[] => {
    const distinct = [...new Set(patterns.map((pattern) => pattern.trim().split(/\s+/).join(' ')))];
    const phrases = distinct.flatMap((pattern) => [...pattern.split(' ').map(numberOf), 0]);
    return distinct.length > 0 ? [{ ...kind, phrases }] : [];
  };
  const lists = findings.flatMap(({ id: finding, phrases }) => {
    const patterns = (polarity: Phrase['polarity']) => patternsOf(phrases, polarity);
    return [
      ...listOf({ finding, says: 'present', fixed: false }, patterns('present')),
      ...listOf({ finding, says: 'present', fixed: true }, patterns('present_when_negated')),
      ...listOf({ finding, says: 'absent', fixed: true }, patterns('absent')),
    ];
  });
  lists.push(...listOf({ finding: null, says: 'present', fixed: true }, falseFriends));
  return { words: [...numbers.keys()], lists };
}

/** The patterns of one polarity, English before Swahili where a negation may stand before them. */
function patternsOf(phrases: readonly Phrase[], polarity: Phrase['polarity']): string[] {
  const ofPolarity = phrases.filter((phrase) => phrase.polarity === polarity);
  const ordered =
    polarity === 'present'
      ? [...ofPolarity.filter(({ lang }) => lang === 'en'), ...ofPolarity.filter(({ lang }) => lang === 'sw')]
      : ofPolarity;
  return ordered.map(({ pattern }) => pattern);
}
