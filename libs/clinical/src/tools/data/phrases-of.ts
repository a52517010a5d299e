import type { FindingPhrases } from '../../knowledge/compiled-data';
import type { Phrase } from '../../knowledge/schema/phrase';

/** The patterns of a finding by what they assert, in the order of the file. */
export function phrasesOf(phrases: readonly Phrase[]): FindingPhrases {
  const patterns = (fits: (phrase: Phrase) => boolean) =>
    phrases
      .filter(fits)
      .map(({ pattern }) => pattern)
      .join(';');
  return {
    en: patterns(({ polarity, lang }) => polarity === 'present' && lang === 'en'),
    sw: patterns(({ polarity, lang }) => polarity === 'present' && lang === 'sw'),
    lack: patterns(({ polarity }) => polarity === 'present_when_negated'),
    well: patterns(({ polarity }) => polarity === 'absent'),
  };
}
