import { SWAHILI_VERBS } from './grammar/swahili-verbs';

/**
 * Forms of a Swahili verb, recognised without a dictionary: negative forms deny ("sikohoi", "hajatapika", "hakiumi"),
 * all others affirm ("nakohoa", "ametapika", "kinaniuma", "kukohoa").
 */
export type VerbForm = 'affirms' | 'denies';

const LONGEST = 26;

const affixes = new Map<string, VerbForm | null>();
const MEMO = 20_000;

/** The prefix of a borrowed verb: "na-", "ame-" affirm, "hai-", "si-" deny; null for anything else. */
export function prefixForm(prefix: string): VerbForm | null {
  if (SWAHILI_VERBS.borrowedPrefixes.test(prefix)) return 'affirms';
  return SWAHILI_VERBS.borrowedNegativePrefixes.test(prefix) ? 'denies' : null;
}

function readPrefix(prefix: string): VerbForm | null {
  const cached = affixes.get(prefix);
  if (cached !== undefined) return cached;
  const affirms = SWAHILI_VERBS.affirmativePrefixes.test(prefix) ? 'affirms' : null;
  const form = SWAHILI_VERBS.negativePrefixes.test(prefix) ? 'denies' : affirms;
  if (affixes.size < MEMO) affixes.set(prefix, form);
  return form;
}

/** Words that look like forms of a stem but belong to another verb. */
const formsOfOthers = new Map(SWAHILI_VERBS.notFormsOf.map(({ stem, words }) => [stem, words]));

/** Minimum length of a stem in "u" that is still recognised after its "u" merged with another one. */
const MEETING = 4;

/**
 * `stem` is folded and ends in its vowel ("tapika"). Null if `word` is not a form of it. In folded text two equal
 * vowels merge: "haki-ingii" is "hakingi", "haja-amka" "hajamka".
 */
export function verbForm(word: string, stem: string): VerbForm | null {
  if (word.length > LONGEST || SWAHILI_VERBS.notVerbs.has(word)) return null;
  if (formsOfOthers.get(stem)?.test(word)) return null;
  const form = plainForm(word, stem);
  if (form !== null) return form;
  const { infinitive, infinitiveVowel, mergingEnd, mergedVowel, mergingVowels } = SWAHILI_VERBS;
  // "ku-umwa" is accepted; "kuma" is not "ku-uma"
  if (stem.startsWith(infinitiveVowel) && stem.length >= MEETING && word === `${infinitive}${stem}`) return 'affirms';
  const [first = ''] = stem;
  const meets = mergingVowels.has(first);
  const merges = stem.endsWith(mergingEnd);
  if (!meets && !merges) return null;
  const begin = meets ? word.replace(new RegExp(`${first}(?=${stem.slice(1, -1)}.?$)`), first.repeat(2)) : word;
  const whole = merges && begin.endsWith(stem.slice(0, -1)) ? `${begin}${mergedVowel}` : begin;
  return whole === word ? null : plainForm(whole, stem);
}

function plainForm(word: string, stem: string): VerbForm | null {
  if (word.endsWith(stem)) {
    const form = readPrefix(word.slice(0, -stem.length));
    if (form === 'denies') return SWAHILI_VERBS.deniesWithFinalA.test(word) ? 'denies' : 'affirms';
    return form;
  }
  const root = stem.slice(0, -1);
  const last = word.at(-1);
  if (
    stem.endsWith('a') &&
    word.length > root.length &&
    (last === 'i' || last === 'e') &&
    word.slice(0, -1).endsWith(root)
  ) {
    const form = readPrefix(word.slice(0, -1 - root.length));
    if (form === 'denies') return last === 'i' ? 'denies' : 'affirms';
    return last === 'e' && form === 'affirms' ? 'affirms' : null;
  }
  return null;
}

/** "natapika", "kinauma": a finite verb starts a statement, so a preceding negation does not apply to it. */
export function isFiniteVerb(word: string): boolean {
  const cached = finite.get(word);
  if (cached !== undefined) return cached;
  const is =
    word.length <= LONGEST &&
    SWAHILI_VERBS.finite.test(word) &&
    !SWAHILI_VERBS.relative.test(word) &&
    !SWAHILI_VERBS.notFinite.has(word);
  if (finite.size < MEMO && word.length <= LONGEST) finite.set(word, is);
  return is;
}
const finite = new Map<string, boolean>();

const isSwahiliVerb = (word: string) =>
  /[aeiou]$/.test(word) && !SWAHILI_VERBS.notSwahili.has(word) && !SWAHILI_VERBS.notFinite.has(word);

/** A verb with a person as subject ("anakohoa", "nimeumia"), not a thing ("kinauma"). */
export function isPersonalVerb(word: string): boolean {
  if (word.length > LONGEST || SWAHILI_VERBS.relative.test(word)) return false;
  return (SWAHILI_VERBS.personal.test(word) && isSwahiliVerb(word)) || SWAHILI_VERBS.personalBorrowed.test(word);
}

/** The grammatical person of a Swahili verb, if its form shows it. */
export function verbPerson(word: string): 'first' | 'third' | null {
  if (SWAHILI_VERBS.doneToSelf.test(word)) return 'first';
  if (word.length < 3 || (!isSwahiliVerb(word) && !SWAHILI_VERBS.alwaysThird.has(word))) return null;
  if (SWAHILI_VERBS.firstPerson.test(word)) return 'first';
  return SWAHILI_VERBS.thirdPerson.test(word) ? 'third' : null;
}
