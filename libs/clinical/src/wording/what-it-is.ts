import type { AdviceLevel, Bilingual, Diagnosis } from '@afya/contracts';
import { conditionById } from '../knowledge';
import { join, text } from './bilingual';

/** Matches sentences in a description that say how urgently the confirmed condition must be treated. */
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
 * The description of the condition. If the advice is milder than the condition's own level, the sentences about
 * urgency are replaced by one that says they apply only once it is confirmed.
 */
export function descriptionOf({
  conditionId,
  adviceLevel,
}: Pick<Diagnosis, 'conditionId' | 'adviceLevel'>): Bilingual | null {
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
