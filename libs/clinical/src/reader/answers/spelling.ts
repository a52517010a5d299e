import { isFiniteVerb } from '../swahili-verb';
import type { Token } from '../tokenize';
import { collapseLetters } from '../tokenize';
import { deniesItself } from './question-words';
import { ANSWER_ITEMS, itemsOf, written } from './words';

const HABITUAL = itemsOf('habitual_ending');
const SHORTEST_VERB = 4;
/** "c / si": how a prefix is written in text messages, and in full. */
const CLIPPED = written('clipped_prefix').map((line) => {
  const [short = '', full = ''] = line.split('/').map((side) => side.trim());
  return { short, full };
});
/** "r / are" */
const SHORT_FORMS = new Map(
  written('short_form').map((line) => {
    const [short = '', full = ''] = line.split('/').map((side) => collapseLetters(side.trim()));
    return [short, full] as const;
  }),
);
const TENSES = written('clipped_before');
const KNOWN = new Set([
  ...ANSWER_ITEMS.flatMap(({ words }) => words),
  ...itemsOf('common'),
  ...itemsOf('subject'),
  ...itemsOf('negation').flatMap((item) => item.split(' ')),
]);

/** Shorter words lose too much with their vowels. */
const LEAST_CONSONANTS = 3;
const LONGEST = 20;
const consonants = (word: string) => collapseLetters(word.replace(/[aeiou]/g, ''));
const byConsonants = new Map<string, string[]>();
for (const word of KNOWN) {
  const key = consonants(word);
  if (key.length < LEAST_CONSONANTS || !/^[a-z]+$/.test(word)) continue;
  byConsonants.set(key, [...(byConsonants.get(key) ?? []), word]);
}

const respelled = new Map<string, string>();
const MEMO = 5_000;

/**
 * The token in the spelling of the answer words: "siangaliangi" is "siangalii", "cjui" is "sijui", "smtms" is
 * "sometimes". Words that are known as they are stay.
 */
export function respell(token: Token): Token {
  const { kind } = token;
  const text = SHORT_FORMS.get(token.text) ?? token.text;
  if (kind !== 'word' || text.length > LONGEST) return token;
  if (KNOWN.has(text)) return text === token.text ? token : { ...token, text };
  const cached = respelled.get(text) ?? withoutHabitual(text) ?? withPrefix(text) ?? withVowels(text) ?? text;
  if (respelled.size < MEMO) respelled.set(text, cached);
  return cached === text ? token : { ...token, text: cached };
}

/** "Siangaliangi" is the spoken "siangalii", "I do not look". */
function withoutHabitual(text: string): string | undefined {
  const ending = HABITUAL.find((end) => text.length > end.length + SHORTEST_VERB && text.endsWith(end));
  return ending && `${text.slice(0, -ending.length).replace(/i$/, '')}i`;
}

/** "Ckuumwa" is "sikuumwa", "znauma" is "zinauma". */
function withPrefix(text: string): string | undefined {
  for (const { short, full } of CLIPPED) {
    const rest = text.slice(short.length);
    if (!text.startsWith(short) || !CLIPPED_REST.test(rest)) continue;
    const whole = collapseLetters(`${full}${rest}`);
    const isVerb = TENSES.some((tense) => rest.startsWith(tense)) && isFiniteVerb(whole);
    if (KNOWN.has(whole) || deniesItself(whole) || isVerb) return whole;
  }
  return undefined;
}

/** Where a prefix has lost its vowel: "ckuumwa", but not "chai" or "sukari". */
const CLIPPED_REST = /^[b-df-gj-np-tv-z]./;

/** "Smtimes": a known word without most of its vowels. */
function withVowels(text: string): string | undefined {
  if (isFiniteVerb(text) || deniesItself(text)) return undefined;
  if (!VOWELLESS.test(text) && !(text.length >= SHORTEST_WITH_VOWELS && vowels(text) > 0)) return undefined;
  return byConsonants.get(consonants(text))?.find((word) => 2 * vowels(text) <= vowels(word) && isPartOf(text, word));
}

const VOWELLESS = /^[b-df-hj-np-tv-xz]{2,}[aeiou]?$/;
const SHORTEST_WITH_VOWELS = 6;
const vowels = (word: string) => word.replace(/[^aeiou]/g, '').length;

/** The letters of one word stand in the other in this order. */
function isPartOf(one: string, other: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === one[at]) at++;
  return at === one.length && one[0] === other[0];
}
