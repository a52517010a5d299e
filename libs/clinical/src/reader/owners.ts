import { NOT_SUBJECT, type Relation, RELATIONS, SELF_WORDS, THIRD_WORDS } from '../lexicon/people';
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
]);
const DEAD = new Set('died dead pased afariki alifariki amefariki kufariki alikufa amekufa akafa akafariki'.split(' '));
const UNBORN = new Set(['baby', 'mtoto', 'child']);

/** For each token, whom it is about: the last person named or meant before it. */
export function owners(tokens: readonly Token[]): Owner[] {
  const expecting = tokens.some(({ text }) => EXPECTING.has(text));
  let current: Owner = 'open';
  let third: Owner | null = null;
  return tokens.map((token, i) => {
    const before = tokens[i - 1]?.text ?? '';
    const relation = RELATIONS.get(token.text);
    if (relation && !(expecting && UNBORN.has(token.text)) && isSubject(relation, tokens, i)) {
      current = relation.kind;
      third = relation.kind;
    } else if (SELF_WORDS.has(token.text) || verbPerson(token.text) === 'first') current = 'self';
    else if (token.text === 'my' && !nextIsRelation(tokens, i)) current = 'self';
    else if (THIRD_WORDS.has(token.text) || verbPerson(token.text) === 'third') {
      if (!(token.text === 'her' && before === 'gave')) current = third ?? (current === 'open' ? 'open' : 'kin');
    }
    return current;
  });
}

function nextIsRelation(tokens: readonly Token[], i: number): boolean {
  return [1, 2, 3].some((step) => RELATIONS.has(tokens[i + step]?.text ?? ''));
}

function isSubject(relation: Relation, tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]?.text ?? '';
  const second = tokens[i - 2]?.text ?? '';
  // "the baby" inside a pregnant patient, "a girl" as the patient's own description
  if (['womb', 'tumboni', 'inside'].some((word) => [1, 2, 3].some((step) => tokens[i + step]?.text === word)))
    return false;
  // somebody who has died is no patient: the mourner is
  if ([1, 2, 3].some((step) => DEAD.has(tokens[i + step]?.text ?? ''))) return false;
  if (['am', 'mimi', 'im'].includes(second) || ['am', 'mimi'].includes(before)) return false;
  if (relation.kind === 'child') return true;
  return !NOT_SUBJECT.has(before) && !(before === 'my' && NOT_SUBJECT.has(second));
}

/** The sex and age that the patient's relation word itself says, for the first such word of that kind. */
export function relationSays(tokens: readonly Token[], owner: Owner): Pick<Relation, 'sex' | 'age'> {
  const found: Pick<Relation, 'sex' | 'age'> = {};
  for (const { text } of tokens) {
    const relation = RELATIONS.get(text);
    if (relation?.kind !== owner) continue;
    found.sex ??= relation.sex;
    found.age ??= relation.age;
  }
  return found;
}
