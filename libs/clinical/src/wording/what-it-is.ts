import type { AdviceLevel, Bilingual, Diagnosis } from '@afya/contracts';
import { conditionById } from '../knowledge';
import { WORDING } from '../knowledge/wording';
import { join } from './bilingual';

const SOON = WORDING.sentences.how_soon;
/** Matches sentences in a description that say how urgently the confirmed condition must be treated. */
const HOW_SOON = {
  en: new RegExp(`\\b(?:${SOON.en.join('|')})\\b`, 'i'),
  sw: new RegExp(`\\b(?:${SOON.sw.join('|')})\\b`, 'i'),
};

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
  return join([rest, WORDING.diagnosis.if_it_is], ' ');
}
