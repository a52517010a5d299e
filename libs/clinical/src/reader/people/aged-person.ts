import type { Experiencer } from '../document';
import { EXPERIENCER } from '../grammar/experiencer';
import { RELATIONS } from '../grammar/people';
import { numberText } from '../number-text';
import type { Token } from '../tokenize';
import { isUnitOfAge, nextIsRelation } from './relations';

/** Years; a younger person is a child. */
const ADULT = 16;

/** The person in "my 5-year-old" or "I have a 2 year old"; null without "old", or if a relation word follows. */
export function agedPerson(tokens: readonly Token[], i: number): Experiencer | null {
  if (!EXPERIENCER.owners.has(tokens[i]?.text ?? '') || nextIsRelation(tokens, i)) return null;
  let at = i + 1;
  while (EXPERIENCER.articles.has(tokens[at]?.text ?? '')) at++;
  if (EXPERIENCER.dependants.has(tokens[at]?.text ?? '') || EXPERIENCER.dependants.has(tokens[at + 1]?.text ?? ''))
    return EXPERIENCER.my.has(tokens[i]?.text ?? '') ? 'child' : null;
  const number = Number(
    numberText(tokens.slice(at, at + 2))
      .trim()
      .split(' ')[0],
  );
  if (!Number.isFinite(number)) return null;
  const unitAt = [at + 1, at + 2].find((place) => isUnitOfAge(tokens[place]?.text ?? ''));
  if (unitAt === undefined) return null;
  const unit = tokens[unitAt]?.text ?? '';
  const inOneWord = EXPERIENCER.ageInOneWord.has(unit);
  const old = inOneWord || EXPERIENCER.old.has(tokens[unitAt + 1]?.text ?? '');
  const after = tokens[unitAt + (inOneWord ? 1 : 2)];
  // "I have a 2 week old cough" is not a child, "I have a 2 year old who coughs" is
  if (
    !EXPERIENCER.ownersOfPeople.has(tokens[i]?.text ?? '') &&
    after?.kind === 'word' &&
    !EXPERIENCER.afterAgedPerson.has(after.text)
  )
    return null;
  if (!old || RELATIONS.has(tokens[unitAt + 2]?.text ?? '')) return null;
  return EXPERIENCER.youngUnits.has(unit) || number < ADULT ? 'child' : 'kin';
}
