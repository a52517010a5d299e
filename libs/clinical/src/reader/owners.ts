import { NOT_SUBJECT, OWNED, type Relation, RELATIONS, SELF_WORDS, THIRD_WORDS } from '../lexicon/people';
import { numberText } from './number-text';
import { verbPerson } from './swahili-verb';
import type { Token } from './tokenize';

/** Whom a word is about. 'open' where nothing said it yet. */
export type Owner = 'open' | 'self' | 'child' | 'kin' | 'outsider';

/** Words by which "the baby" may be the one in the womb: it is then no patient of its own. */
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

/** For each token, whom it is about: the last person named or meant before it. */
export function owners(tokens: readonly Token[]): Owner[] {
  const expecting = tokens.some(({ text }) => EXPECTING.has(text));
  let current: Owner = 'open';
  let third: Owner | null = null;
  let selfTold = false;
  return tokens.map((token, i) => {
    const before = tokens[i - 1]?.text ?? '';
    selfTold ||= current === 'self';
    // "the landlord was difficult. Now both legs are weak": whoever tells of themselves goes on after a word of others
    if (token.kind === 'stop' && current === 'outsider' && selfTold) current = 'self';
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
    } else if (tends(tokens, i) && third !== null) current = third;
    else if (hurtsWriter(tokens, i)) current = 'self';
    // "he does not look at me": of somebody else, towards the writer
    else if (token.text === 'me' && third !== null) return current;
    else if (SELF_WORDS.has(token.text) || verbPerson(token.text) === 'first') current = 'self';
    else if (token.text === 'my' && !nextIsRelation(tokens, i)) current = 'self';
    else if (THIRD_WORDS.has(token.text) || verbPerson(token.text) === 'third') {
      if (!(token.text === 'her' && before === 'gave')) current = third ?? (current === 'open' ? 'open' : 'kin');
    }
    return current;
  });
}

/** Folded, as the tokens are. */
const HURTS = new Set(
  `beats beat beating hits hit hiting slaps slaped punches punched kicks kicked strangles strangled chokes choked stabs stabed asaults
  asaulted rapes raped abuses abused kil kiling kiled`.split(/\s+/),
);
const HURTS_ME =
  /^(?:a|wa|hu|ku)(?:na|me|li|ta|ki|ka)?(?:ni|tu)(?:pig|chap|dund|tes|kab|tish|ua|umiz|chinj|nyanyas|bak|dung)[a-z]*$/;

/** "My husband beats me and the arm is swollen", "ananipiga na mkono umevimba": who is hurt is the one who writes. */
function hurtsWriter(tokens: readonly Token[], i: number): boolean {
  const { text } = tokens[i] ?? { text: '' };
  return HURTS_ME.test(text) || ((text === 'me' || text === 'us') && HURTS.has(tokens[i - 1]?.text ?? ''));
}

const GIVES_BIRTH = /^(?:birth|delivered|labour|expecting|\w*(?:jifungua|zaa))$/;
const ORDER = new Set('first second third fourth fifth last kwanza pili tatu nne tano sita saba mwisho'.split(' '));
const BORN_WITHIN = 6;

/**
 * "I gave birth to my firstborn", "nimejifungua juzi, mtoto wa kwanza": whoever was born there is told of the mother, and no
 * patient. With a number of the child a comma may stand between.
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

/** "He screams if I bend his neck", "nikimwita hajibu": what somebody does who tends the patient. */
function tends(tokens: readonly Token[], i: number): boolean {
  const { text } = tokens[i] ?? { text: '' };
  if (text === 'i' || text === 'we') return WHENEVER.has(tokens[i - 1]?.text ?? '');
  return /^(?:niki|tuki)(?:m|mw)[a-z]{2,}$/.test(text) || /^(?:nikijaribu|tukijaribu)$/.test(text);
}

const OWNING = new Set(['my', 'our', 'his', 'her', 'have', 'got']);
/** "My five year old", "my last born": a dependant without a word for one. */
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
const TELLS_OF_PERSON = new Set(['who', 'whos', 'with', 'that', 'and', 'he', 'she', 'has', 'is']);
const YOUNG = new Set(['week', 'weks', 'wek', 'weeks', 'day', 'days', 'month', 'months', 'hour', 'hours', 'mo']);
const YEARS = new Set(['year', 'years', 'yr', 'yrs', 'y', 'yo']);
const ADULT = 16;

/** Whom "my 5-year-old" or "I have a 2 year old" means; null where "old" is not what follows, or a word for the person does. */
function agedPerson(tokens: readonly Token[], i: number): Owner | null {
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
  // "I have a 2 week old cough" is no child, "I have a 2 year old who coughs" is
  if (!NAMED_OWNER.has(tokens[i]?.text ?? '') && after?.kind === 'word' && !TELLS_OF_PERSON.has(after.text))
    return null;
  if (!old || RELATIONS.has(tokens[unitAt + 2]?.text ?? '')) return null;
  return YOUNG.has(unit) || number < ADULT ? 'child' : 'kin';
}

const isUnit = (word: string) => YOUNG.has(word) || YEARS.has(word);

function nextIsRelation(tokens: readonly Token[], i: number): boolean {
  for (let step = 1; step <= 5; step++) {
    const token = tokens[i + step];
    if (token?.kind !== 'word' && token?.kind !== 'number') return false;
    if (RELATIONS.has(token.text)) return true;
    // "my ten day old baby", "my dear little son": numbers, units and three words of description
    if (step > 3 && token.text !== 'old' && !isUnit(token.text)) return false;
  }
  return false;
}

const POSSESSIVES = new Set(['my', 'our', 'his', 'her', 'their', 'the', 'a', 'an']);
const DONE_BY = /^(?:a|i|wa|ni|tu)[a-z]{2,}(?:etwa|lekwa|idikizwa|indikizwa|bebwa|ambiwa|elezwa|kutwa|patikana)$/;

/** "Brought by her daughter", "ameletwa na binti yake": who does something for the patient. */
function isDoer(tokens: readonly Token[], i: number): boolean {
  const word = (back: number) => tokens[i - back]?.text ?? '';
  if (word(1) === 'by' || (word(2) === 'by' && POSSESSIVES.has(word(1)))) return true;
  return word(1) === 'na' && DONE_BY.test(word(2));
}

/** "Bwana yangu" is a husband, "kijana wetu" a son; alone "bwana" is a form of address, "kijana" any young man. */
const OF_SOMEBODY = new Set(['bwana', 'kijana']);
/** "Mtoto wangu ni mgonjwa" tells of a sick child: whoever is ill is a person of their own only where nobody was named before. */
const SICK = 'mgonjwa';

function relationAt(tokens: readonly Token[], i: number): Relation | undefined {
  const text = tokens[i]?.text ?? '';
  if (OF_SOMEBODY.has(text) && !OWNED.test(tokens[i + 1]?.text ?? '')) return undefined;
  if (text === SICK && tokens.findIndex((token) => RELATIONS.has(token.text)) < i) return undefined;
  return RELATIONS.get(text);
}

const ONESELF = new Set(['am', 'im', 'mimi', 'mie']);

/** "I am a mother", "mimi ni mama": the word before the last says that the writer is meant; "mm ni" is read with one m. */
export function introducesOneself(tokens: readonly Token[], i: number): boolean {
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
  // "the baby" inside a pregnant patient, "a girl" as the patient's own description
  if (['womb', 'tumboni', 'inside'].some((word) => [1, 2, 3].some((step) => tokens[i + step]?.text === word)))
    return false;
  // somebody who has died is no patient: the mourner is
  if ([1, 2, 3].some((step) => DEAD.has(tokens[i + step]?.text ?? ''))) return false;
  if (introducesOneself(tokens, i) || ['am', 'mimi'].includes(before)) return false;
  if (isDoer(tokens, i)) return false;
  if (relation.kind === 'child') return true;
  // "she insults people", "anaongea na watu": whom something is done to
  if (ANYBODY.has(tokens[i]?.text ?? '') && tokens[i - 1]?.kind === 'word' && !INTRODUCES.has(before)) return false;
  return !NOT_SUBJECT.has(before) && !(before === 'my' && NOT_SUBJECT.has(second));
}

/** Whom the text names, and whether it speaks of "him" or "her" before it names anybody. */
export function namedPeople(tokens: readonly Token[]): { kinds: ReadonlySet<Owner>; thirdFirst: boolean } {
  const kinds = new Set<Owner>();
  let thirdFirst = false;
  for (let i = 0; i < tokens.length; i++) {
    const text = tokens[i]?.text ?? '';
    const relation = relationAt(tokens, i);
    if (relation) kinds.add(relation.kind);
    else if (kinds.size === 0 && (THIRD_WORDS.has(text) || verbPerson(text) === 'third')) thirdFirst = true;
  }
  return { kinds, thirdFirst };
}

/** The sex and age that the patient's relation word itself says, for the first such word of that kind. */
export function relationSays(tokens: readonly Token[], owner: Owner): Pick<Relation, 'sex' | 'age'> {
  const found: Pick<Relation, 'sex' | 'age'> = {};
  for (let i = 0; i < tokens.length; i++) {
    const relation = relationAt(tokens, i);
    if (relation?.kind !== owner || isDoer(tokens, i) || introducesOneself(tokens, i)) continue;
    found.sex ??= relation.sex;
    found.age ??= relation.age;
  }
  return found;
}
