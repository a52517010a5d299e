import type { Bilingual } from '@afya/contracts';
import type { Case } from '../case/case';

/** Words that start like "he does not …" but are not about a person: "hakuna", "haja ndogo", "haraka". */
const OF_THING =
  /^(?:haku(?:na|tokea|leti|zidi)|ha(?:i|ki|li|zi|ya|vi|u|pa)[a-z]+|hadi|haja|hapo|haraka|harufu|hasira|hatari|hatia|hatua|hata|hali|hamu)$/;
/** Exceptions that are about a person: "hapumui" is "he or she does not breathe". */
const OF_PERSON = /^(?:hapumui|hapigi|hapati|halii|halali|hayumbi|haanguki|haamki|haongei|haogopi)$/;
const THIRD: readonly (readonly [RegExp, string])[] = [
  [/^yuko$/, 'uko'],
  [/^hazimsumbui$/, 'hazikusumbui'],
  [/^a(?=(?:na|me|li|ki)(?!ye|vy)[a-z]*$)/, 'u'],
  [/^haku(?=[a-z]{4,}$)/, 'huku'],
  [/^ha(?=[a-z]{2,}$)/, 'hu'],
];
/** Texts about another person or thing. */
const OF_OTHERS = /^(?:mhudumu|mpenzi|mtoto|familia|hakuna mtu) /;
/** Words that start like verbs in the third person but are not. */
const NO_VERBS = new Set(['alama', 'ali', 'aki']);

function word(swahiliWord: string): string {
  if (NO_VERBS.has(swahiliWord) || (OF_THING.test(swahiliWord) && !OF_PERSON.test(swahiliWord))) return swahiliWord;
  const rule = THIRD.find(([form]) => form.test(swahiliWord));
  return rule ? swahiliWord.replace(rule[0], rule[1]) : swahiliWord;
}

/** Changes Swahili from the third to the second person: "hatoki jasho" → "hutoki jasho", "anapumua" → "unapumua". */
export const inSecondPerson = (swahili: string): string =>
  OF_OTHERS.test(swahili) ? swahili : swahili.replace(/\p{L}+/gu, word);

/** Addresses a patient who writes for themselves. The English texts are impersonal and stay the same. */
export const addressedToPatient = ({ who }: Case, { en, sw }: Bilingual): Bilingual =>
  who === 'self' ? { en, sw: inSecondPerson(sw) } : { en, sw };
