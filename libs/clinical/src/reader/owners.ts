import { NOT_SUBJECT, OWNED, type Relation, RELATIONS, SELF_WORDS, THIRD_WORDS } from '../lexicon/people';
import { numberText } from './number-text';
import { verbPerson } from './swahili-verb';
import type { Token } from './tokenize';

/** The experiencer of a word (ConText), 'open' until the text names one. */
export type Experiencer = 'open' | 'self' | 'child' | 'kin' | 'outsider';

/** Words with which "the baby" may be unborn and then is not a separate patient. */
const EXPECTING = new Set([
  'pregnant',
  'pregnancy',
  'mimba',
  'mjamzito',
  'ujauzito',
  'tumboni',
  'womb',
  'kicks',
  'kicking',
  'kick',
  'kicked',
]);
const DEAD = new Set('died dead pased afariki alifariki amefariki kufariki alikufa amekufa akafa akafariki'.split(' '));
const UNBORN = new Set(['baby', 'mtoto', 'child']);

/** The experiencer of each token: the last person mentioned before it. */
export function experiencers(tokens: readonly Token[]): Experiencer[] {
  const expecting = tokens.some(({ text }) => EXPECTING.has(text));
  let current: Experiencer = 'open';
  let third: Experiencer | null = null;
  let selfMentioned = false;
  return tokens.map((token, i) => {
    const before = tokens[i - 1]?.text ?? '';
    selfMentioned ||= current === 'self';
    // "the landlord was difficult. Now both legs are weak": after a sentence about an outsider the writer's own story
    // continues
    if (token.kind === 'stop' && current === 'outsider' && selfMentioned) current = 'self';
    const aged = wasBorn(tokens, i) ? null : agedPerson(tokens, i);
    if (aged) {
      current = aged;
      third = aged;
      return current;
    }
    const relation = relationAt(tokens, i);
    if (relation && !(expecting && UNBORN.has(token.text)) && !wasBorn(tokens, i) && isSubject(relation, tokens, i)) {
      current = relation.kind;
      third = relation.kind;
    } else if (isCaregiverAction(tokens, i) && third !== null) current = third;
    else if (hurtsWriter(tokens, i)) current = 'self';
    // in "he does not look at me" the experiencer is still "he"
    else if (token.text === 'me' && third !== null) return current;
    else if (SELF_WORDS.has(token.text) || verbPerson(token.text) === 'first') current = 'self';
    else if (token.text === 'my' && !nextIsRelation(tokens, i)) current = 'self';
    else if (THIRD_WORDS.has(token.text) || verbPerson(token.text) === 'third') {
      if (!(token.text === 'her' && before === 'gave')) current = third ?? (current === 'open' ? 'open' : 'kin');
    }
    return current;
  });
}

/** Folded like the tokens. */
const HURTS = new Set(
  `beats beat beating hits hit hiting slaps slaped punches punched kicks kicked strangles strangled chokes choked stabs stabed asaults
  asaulted rapes raped abuses abused kil kiling kiled`.split(/\s+/),
);
const HURTS_ME =
  /^(?:a|wa|hu|ku)(?:na|me|li|ta|ki|ka)?(?:ni|tu)(?:pig|chap|dund|tes|kab|tish|ua|umiz|chinj|nyanyas|bak|dung)[a-z]*$/;

/** "My husband beats me and the arm is swollen", "ananipiga na mkono umevimba": the hurt person is the writer. */
function hurtsWriter(tokens: readonly Token[], i: number): boolean {
  const { text } = tokens[i] ?? { text: '' };
  return HURTS_ME.test(text) || ((text === 'me' || text === 'us') && HURTS.has(tokens[i - 1]?.text ?? ''));
}

const GIVES_BIRTH = /^(?:birth|delivered|labour|expecting|\w*(?:jifungua|zaa))$/;
const ORDER = new Set('first second third fourth fifth last kwanza pili tatu nne tano sita saba mwisho'.split(' '));
const BORN_WITHIN = 6;

/**
 * "I gave birth to my firstborn", "nimejifungua juzi, mtoto wa kwanza": the child belongs to the mother's story and is
 * not a patient. If the child is numbered, a comma may stand between.
 */
function wasBorn(tokens: readonly Token[], i: number): boolean {
  const numbered =
    ORDER.has(tokens[i - 1]?.text ?? '') ||
    ORDER.has(tokens[i + 2]?.text ?? '') ||
    BORN_FIRST.has(tokens[i + 1]?.text ?? '');
  for (let at = i - 1; at >= Math.max(0, i - BORN_WITHIN); at--) {
    const token = tokens[at];
    if (!token || token.kind === 'stop' || (token.kind === 'comma' && !numbered)) return false;
    if (GIVES_BIRTH.test(token.text)) return true;
  }
  return false;
}
const BORN_FIRST = new Set(['firstborn', 'lastborn', 'born']);

const WHENEVER = new Set(['if', 'when', 'whenever', 'as', 'once', 'before', 'after']);

/** An action of the caregiver: "he screams if I bend his neck", "nikimwita hajibu". */
function isCaregiverAction(tokens: readonly Token[], i: number): boolean {
  const { text } = tokens[i] ?? { text: '' };
  if (text === 'i' || text === 'we') return WHENEVER.has(tokens[i - 1]?.text ?? '');
  return /^(?:niki|tuki)(?:m|mw)[a-z]{2,}$/.test(text) || /^(?:nikijaribu|tukijaribu)$/.test(text);
}

const OWNING = new Set(['my', 'our', 'his', 'her', 'have', 'got']);
/** "My five year old", "my last born": a dependant without a relation word. */
const DEPENDANTS = new Set([
  'youngest',
  'eldest',
  'firstborn',
  'lastborn',
  'litle',
  'born',
  'pupils',
  'students',
  'learners',
]);
const NAMED_OWNER = new Set(['my', 'our']);
const AFTER_PERSON = new Set(['who', 'whos', 'with', 'that', 'and', 'he', 'she', 'has', 'is']);
const YOUNG = new Set(['week', 'weks', 'wek', 'weeks', 'day', 'days', 'month', 'months', 'hour', 'hours', 'mo']);
const YEARS = new Set(['year', 'years', 'yr', 'yrs', 'y', 'yo']);
const ADULT = 16;

/** The person in "my 5-year-old" or "I have a 2 year old"; null without "old", or if a relation word follows. */
function agedPerson(tokens: readonly Token[], i: number): Experiencer | null {
  if (!OWNING.has(tokens[i]?.text ?? '') || nextIsRelation(tokens, i)) return null;
  let at = i + 1;
  while (['a', 'an', 'the'].includes(tokens[at]?.text ?? '')) at++;
  if (DEPENDANTS.has(tokens[at]?.text ?? '') || DEPENDANTS.has(tokens[at + 1]?.text ?? ''))
    return tokens[i]?.text === 'my' ? 'child' : null;
  const number = Number(
    numberText(tokens.slice(at, at + 2))
      .trim()
      .split(' ')[0],
  );
  if (!Number.isFinite(number)) return null;
  const unitAt = [at + 1, at + 2].find((place) => isUnit(tokens[place]?.text ?? ''));
  if (unitAt === undefined) return null;
  const unit = tokens[unitAt]?.text ?? '';
  const old = tokens[unitAt + 1]?.text === 'old' || unit === 'yo';
  const after = tokens[unitAt + (unit === 'yo' ? 1 : 2)];
  // "I have a 2 week old cough" is not a child, "I have a 2 year old who coughs" is
  if (!NAMED_OWNER.has(tokens[i]?.text ?? '') && after?.kind === 'word' && !AFTER_PERSON.has(after.text)) return null;
  if (!old || RELATIONS.has(tokens[unitAt + 2]?.text ?? '')) return null;
  return YOUNG.has(unit) || number < ADULT ? 'child' : 'kin';
}

const isUnit = (word: string) => YOUNG.has(word) || YEARS.has(word);

function nextIsRelation(tokens: readonly Token[], i: number): boolean {
  for (let step = 1; step <= 5; step++) {
    const token = tokens[i + step];
    if (token?.kind !== 'word' && token?.kind !== 'number') return false;
    if (RELATIONS.has(token.text)) return true;
    // "my ten day old baby", "my dear little son": numbers, units and up to three adjectives
    if (step > 3 && token.text !== 'old' && !isUnit(token.text)) return false;
  }
  return false;
}

const POSSESSIVES = new Set(['my', 'our', 'his', 'her', 'their', 'the', 'a', 'an']);
const DONE_BY = /^(?:a|i|wa|ni|tu)[a-z]{2,}(?:etwa|lekwa|idikizwa|indikizwa|bebwa|ambiwa|elezwa|kutwa|patikana)$/;

/** "Brought by her daughter", "ameletwa na binti yake": the relation is an agent, not the experiencer. */
function isDoer(tokens: readonly Token[], i: number): boolean {
  const word = (back: number) => tokens[i - back]?.text ?? '';
  if (word(1) === 'by' || (word(2) === 'by' && POSSESSIVES.has(word(1)))) return true;
  return word(1) === 'na' && DONE_BY.test(word(2));
}

/** "Bwana yangu" is a husband, "kijana wetu" a son; alone "bwana" is a form of address and "kijana" any young man. */
const OF_SOMEBODY = new Set(['bwana', 'kijana']);
/**
 * "Mtoto wangu ni mgonjwa" is about a sick child: "mgonjwa" (the patient) is a separate person only if nobody was
 * named before.
 */
const SICK = 'mgonjwa';

function relationAt(tokens: readonly Token[], i: number): Relation | undefined {
  const text = tokens[i]?.text ?? '';
  if (OF_SOMEBODY.has(text) && !OWNED.test(tokens[i + 1]?.text ?? '')) return undefined;
  if (text === SICK && tokens.findIndex((token) => RELATIONS.has(token.text)) < i) return undefined;
  return RELATIONS.get(text);
}

const ONESELF = new Set(['am', 'im', 'mimi', 'mie']);

/** "I am a mother", "mimi ni mama": the second word before the relation refers to the writer. "mm ni" is folded to one m. */
export function introducesSelf(tokens: readonly Token[], i: number): boolean {
  const second = tokens[i - 2]?.text ?? '';
  return ONESELF.has(second) || (second === 'm' && tokens[i - 1]?.text === 'ni');
}

const ANYBODY = new Set(['watu', 'people']);
const INTRODUCES = new Set([
  'kuna',
  'some',
  'many',
  'these',
  'the',
  'other',
  'na',
  'and',
  'of',
  'two',
  'thre',
  'wawili',
]);

function isSubject(relation: Relation, tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]?.text ?? '';
  const second = tokens[i - 2]?.text ?? '';
  // an unborn baby is not a subject
  if (['womb', 'tumboni', 'inside'].some((word) => [1, 2, 3].some((step) => tokens[i + step]?.text === word)))
    return false;
  // a dead person is not the patient; the mourner may be
  if ([1, 2, 3].some((step) => DEAD.has(tokens[i + step]?.text ?? ''))) return false;
  if (introducesSelf(tokens, i) || ['am', 'mimi'].includes(before)) return false;
  if (isDoer(tokens, i)) return false;
  if (relation.kind === 'child') return true;
  // in "she insults people", "anaongea na watu" the people are objects
  if (ANYBODY.has(tokens[i]?.text ?? '') && tokens[i - 1]?.kind === 'word' && !INTRODUCES.has(before)) return false;
  return !NOT_SUBJECT.has(before) && !(before === 'my' && NOT_SUBJECT.has(second));
}

/** The kinds of people named in the text, and whether "he" or "she" comes before the first name. */
export function namedPeople(tokens: readonly Token[]): { kinds: ReadonlySet<Experiencer>; thirdFirst: boolean } {
  const kinds = new Set<Experiencer>();
  let thirdFirst = false;
  for (let i = 0; i < tokens.length; i++) {
    const text = tokens[i]?.text ?? '';
    const relation = relationAt(tokens, i);
    if (relation) kinds.add(relation.kind);
    else if (kinds.size === 0 && (THIRD_WORDS.has(text) || verbPerson(text) === 'third')) thirdFirst = true;
  }
  return { kinds, thirdFirst };
}

/** Sex and age implied by the first relation word of that kind. */
export function relationDemographics(
  tokens: readonly Token[],
  experiencer: Experiencer,
): Pick<Relation, 'sex' | 'age'> {
  const found: Pick<Relation, 'sex' | 'age'> = {};
  for (let i = 0; i < tokens.length; i++) {
    const relation = relationAt(tokens, i);
    if (relation?.kind !== experiencer || isDoer(tokens, i) || introducesSelf(tokens, i)) continue;
    found.sex ??= relation.sex;
    found.age ??= relation.age;
  }
  return found;
}
