import { joined } from '../clauses';
import type { Experiencer } from '../document';
import { EXPERIENCER } from '../grammar/experiencer';
import { PEOPLE, type Relation, RELATIONS } from '../grammar/people';
import { verbPerson } from '../swahili-verb';
import type { Token } from '../tokenize';

const PARTNER_WORDS = 6;

/** "I slept with a woman": another person, with whom the patient has had sex. */
export function isPartner(tokens: readonly Token[], i: number): boolean {
  const before = tokens.slice(Math.max(0, i - PARTNER_WORDS), i).map(({ text }) => `${text} `);
  return PEOPLE.partnerBefore.test(` ${before.join('')}`) || PEOPLE.partnerAfter.has(tokens[i + 1]?.text ?? '');
}

/** The relation that the word names; "bwana" and "kijana" only with a possessive, "mgonjwa" only if no one was named before. */
export function relationAt(tokens: readonly Token[], i: number): Relation | undefined {
  const text = tokens[i]?.text ?? '';
  if (RELATIONS.get(text)?.kind === 'child' && isPartner(tokens, i)) return undefined;
  if (EXPERIENCER.onlyPossessed.has(text) && !PEOPLE.possessed.test(tokens[i + 1]?.text ?? '')) return undefined;
  if (isOfIllness(tokens, i)) return undefined;
  if (EXPERIENCER.sick.has(text) && tokens.findIndex((token) => RELATIONS.has(token.text)) < i) return undefined;
  return RELATIONS.get(text);
}

/** "Pressure patient", "mgonjwa wa presha": an illness, not another person. */
function isOfIllness(tokens: readonly Token[], i: number): boolean {
  const word = (at: number) => tokens[at]?.text ?? '';
  if (!EXPERIENCER.patients.has(word(i))) return false;
  return (
    EXPERIENCER.illnesses.has(word(i - 1)) ||
    (EXPERIENCER.ofIllness.has(word(i + 1)) && EXPERIENCER.illnesses.has(word(i + 2)))
  );
}

export const isUnitOfAge = (word: string) => EXPERIENCER.youngUnits.has(word) || EXPERIENCER.yearUnits.has(word);

/** A relation word follows within a few words: "my ten day old baby", "my dear little son". */
export function nextIsRelation(tokens: readonly Token[], i: number): boolean {
  for (let step = 1; step <= 5; step++) {
    const token = tokens[i + step];
    if (token?.kind !== 'word' && token?.kind !== 'number') return false;
    if (RELATIONS.has(token.text)) return true;
    // "my ten day old baby", "my dear little son": numbers, units and up to three adjectives
    if (step > 3 && !EXPERIENCER.old.has(token.text) && !isUnitOfAge(token.text)) return false;
  }
  return false;
}

/** "Brought by her daughter", "ameletwa na binti yake": the relation is an agent, not the experiencer. */
function isDoer(tokens: readonly Token[], i: number): boolean {
  const word = (back: number) => tokens[i - back]?.text ?? '';
  const { agentMarker, by } = EXPERIENCER;
  if (by.has(word(1)) || (by.has(word(2)) && EXPERIENCER.possessives.has(word(1)))) return true;
  return agentMarker.has(word(1)) && EXPERIENCER.doneBy.test(word(2));
}

/** "I am a mother", "mimi ni mama": the second word before the relation refers to the writer. "mm ni" is folded to one m. */
export function introducesSelf(tokens: readonly Token[], i: number): boolean {
  const second = tokens[i - 2]?.text ?? '';
  return (
    isOwnAge(tokens, i) ||
    EXPERIENCER.oneself.has(second) ||
    (EXPERIENCER.shortSelf.has(second) && EXPERIENCER.copula.has(tokens[i - 1]?.text ?? ''))
  );
}

/** "Nina miaka 20 msichana", "am a 20 year old girl": the age of the writer stands directly before the relation. */
function isOwnAge(tokens: readonly Token[], i: number): boolean {
  const word = (at: number) => tokens[at]?.text ?? '';
  const back = (at: number, words: ReadonlySet<string>) => (words.has(word(at)) ? at - 1 : at);
  const number = back(back(i - 1, EXPERIENCER.old), EXPERIENCER.yearUnits);
  if (tokens[number]?.kind !== 'number') return false;
  const before = back(back(number - 1, EXPERIENCER.yearUnits), EXPERIENCER.articles);
  const owner = back(before, EXPERIENCER.agentMarker);
  return EXPERIENCER.selfCopula.has(word(owner)) || EXPERIENCER.ownAge.has(word(owner));
}

/** The person is the subject, not an agent, an object, unborn or dead. */
export function isSubject(relation: Relation, tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]?.text ?? '';
  const second = tokens[i - 2]?.text ?? '';
  // an unborn baby is not a subject
  if ([1, 2, 3].some((step) => EXPERIENCER.inTheWomb.has(tokens[i + step]?.text ?? ''))) return false;
  // a person who died or left is not the patient; the mourner may be
  if ([1, 2, 3].some((step) => EXPERIENCER.dead.has(tokens[i + step]?.text ?? ''))) return false;
  if (EXPERIENCER.leaves.test(joined(tokens, i + 1, i + 3))) return false;
  if (introducesSelf(tokens, i) || EXPERIENCER.selfCopula.has(before) || EXPERIENCER.notCopula.has(before))
    return false;
  if (isDoer(tokens, i)) return false;
  if (relation.kind === 'child') return true;
  if (relation.kind === 'outsider' && EXPERIENCER.possessives.has(before) && PEOPLE.helpedBy.has(second)) return false;
  // in "she insults people", "anaongea na watu" the people are objects
  if (
    EXPERIENCER.anybody.has(tokens[i]?.text ?? '') &&
    tokens[i - 1]?.kind === 'word' &&
    !EXPERIENCER.introduces.has(before)
  )
    return false;
  return !PEOPLE.notSubjectAfter.has(before) && !(EXPERIENCER.my.has(before) && PEOPLE.notSubjectAfter.has(second));
}

/** The kinds of people named in the text, and whether "he" or "she" comes before the first name. */
export function namedPeople(tokens: readonly Token[]): { kinds: ReadonlySet<Experiencer>; thirdFirst: boolean } {
  const kinds = new Set<Experiencer>();
  let thirdFirst = false;
  for (let i = 0; i < tokens.length; i++) {
    const text = tokens[i]?.text ?? '';
    const relation = relationAt(tokens, i);
    if (relation) kinds.add(relation.kind);
    else if (kinds.size === 0 && (PEOPLE.thirdWords.has(text) || verbPerson(text) === 'third')) thirdFirst = true;
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
