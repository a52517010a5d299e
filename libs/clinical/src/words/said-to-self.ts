import type { Bilingual } from '@afya/contracts';
import type { Case } from '../consultation/case';

/** Words that begin as "he does not …" and are said of things, or of nobody: "hakuna", "haja ndogo", "haraka". */
const OF_THING =
  /^(?:haku(?:na|tokea|leti|zidi)|ha(?:i|ki|li|zi|ya|vi|u|pa)[a-z]+|hadi|haja|hapo|haraka|harufu|hasira|hatari|hatia|hatua|hata|hamu)$/;
/** These only look like one: "hapumui" is he or she who does not breathe. */
const OF_PERSON = /^(?:hapumui|hapigi|hapati|halii|halali|hayumbi|haanguki|haamki|haongei|haogopi)$/;
const THIRD: readonly (readonly [RegExp, string])[] = [
  [/^yuko$/, 'uko'],
  [/^hazimsumbui$/, 'hazikusumbui'],
  [/^a(?=(?:na|me|li|ki)(?!ye|vy)[a-z]*$)/, 'u'],
  [/^haku(?=[a-z]{4,}$)/, 'huku'],
  [/^ha(?=[a-z]{2,}$)/, 'hu'],
];
/** Here somebody or something else is spoken of. */
const OF_OTHERS = /^(?:mhudumu|mpenzi|mtoto|familia|hakuna mtu) /;
/** "Ana" and its like are verbs; these are not. */
const NO_VERBS = new Set(['alama', 'ali', 'aki']);

function word(said: string): string {
  if (NO_VERBS.has(said) || (OF_THING.test(said) && !OF_PERSON.test(said))) return said;
  const rule = THIRD.find(([form]) => form.test(said));
  return rule ? said.replace(rule[0], rule[1]) : said;
}

/** Swahili said of somebody, as it is said to them: "hatoki jasho" → "hutoki jasho", "anapumua" → "unapumua". */
export const saidToSelf = (swahili: string): string =>
  OF_OTHERS.test(swahili) ? swahili : swahili.replace(/\p{L}+/gu, word);

/** What is not there, as one says it to whoever is asked; English names nobody in it. */
export const spokenTo = ({ who }: Case, { en, sw }: Bilingual): Bilingual =>
  who === 'self' ? { en, sw: saidToSelf(sw) } : { en, sw };
