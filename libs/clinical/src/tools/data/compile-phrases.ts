import { z } from 'zod';
import type { CompiledPhrases, PhraseList } from '../../knowledge/compiled-data';
import type { Phrase } from '../../knowledge/schema/phrase';

/** A finding with its phrases, in the order of its file. */
export interface FindingWithPhrases {
  id: string;
  phrases: readonly Phrase[];
}

type Kind = Omit<PhraseList, 'phrases'>;

/** How texts are read: "did not" as the word "didnt". */
export const contractionsSchema = z.object({
  negation: z.string(),
  contractedBefore: z.array(z.string()),
  contraction: z.string(),
  contractions: z.record(z.string(), z.string()),
});

/**
 * All phrases with their words written once: tens of thousands of phrases share some thousand words, which makes the
 * compiled file small and quick to load.
 */
export function compilePhrases(
  findings: readonly FindingWithPhrases[],
  falseFriends: readonly string[],
  spelling: z.infer<typeof contractionsSchema>,
): CompiledPhrases {
  const numbers = new Map([[';', 0]]);
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const listOf = (kind: Kind, patterns: readonly string[]): PhraseList[] => {
    const distinct = [...new Set(patterns.map((pattern) => contracted(pattern.trim().split(/\s+/), spelling)))];
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

/** "Did not cry" as it is read in a text: "didnt cry". */
function contracted(words: readonly string[], spelling: z.infer<typeof contractionsSchema>): string {
  const joined: string[] = [];
  for (const word of words) {
    const verbs = joined.at(-1)?.split('|').map(withoutDoubles) ?? [];
    if (
      word === spelling.negation &&
      verbs.length > 0 &&
      verbs.every((verb) => spelling.contractedBefore.includes(verb))
    )
      joined[joined.length - 1] = verbs
        .map((verb) => verb + spelling.contraction)
        .map((verb) => spelling.contractions[verb] ?? verb)
        .join('|');
    else joined.push(word);
  }
  return joined.join(' ');
}

const withoutDoubles = (word: string) => word.replace(/([a-z])\1/g, '$1');

/** The patterns of one polarity, English before Swahili where a negation may stand before them. */
function patternsOf(phrases: readonly Phrase[], polarity: Phrase['polarity']): string[] {
  const ofPolarity = phrases.filter((phrase) => phrase.polarity === polarity);
  const ordered =
    polarity === 'present'
      ? [...ofPolarity.filter(({ lang }) => lang === 'en'), ...ofPolarity.filter(({ lang }) => lang === 'sw')]
      : ofPolarity;
  return ordered.map(({ pattern }) => pattern);
}
