import type { AdviceLevel, Bilingual, Diagnosis } from '@afya/contracts';
import { conditionById } from '../knowledge';
import { join, text } from './bilingual';

/** A sentence of a description that says where to be treated and how soon, as of the illness when it is certain. */
const HOW_SOON = {
  en: /\b(?:at once|right away|immediately|in (?:a )?hospital|hospital (?:now|today)|emergency|within (?:hours|minutes))\b/i,
  sw: /\b(?:mara moja|hospitali(?:ni)?|dharura|haraka)\b/i,
};
const IF_IT_IS: Bilingual = text(
  'What you told me is not enough to say that it is this; if a check finds it, it must be treated in a hospital.',
  'Ulichoniambia hakitoshi kusema kwamba ni hali hii; uchunguzi ukiigundua, ni lazima itibiwe hospitalini.',
);

const sentencesOf = (words: string) => words.split(/(?<=[.!?])\s+/u);

/**
 * What the illness is. Where the advice is milder than its worst, it does not say beside "be seen today" that it needs a
 * hospital at once: that holds only if it is found.
 */
export function whatOf({ conditionId, adviceLevel }: Pick<Diagnosis, 'conditionId' | 'adviceLevel'>): Bilingual | null {
  const condition = conditionId === undefined ? undefined : conditionById(conditionId);
  if (!condition) return null;
  return milder(adviceLevel, condition.triage) ? calmed(condition.what) : condition.what;
}

const milder = (level: AdviceLevel, usual: AdviceLevel) => usual === 'emergency' && level !== 'emergency';

function calmed({ en, sw }: Bilingual): Bilingual {
  const without = (words: string, soon: RegExp) => sentencesOf(words).filter((sentence) => !soon.test(sentence));
  const [english, swahili] = [without(en, HOW_SOON.en), without(sw, HOW_SOON.sw)];
  const rest = { en: english.join(' '), sw: swahili.join(' ') };
  return join([rest, IF_IT_IS], ' ');
}
