import { joined } from '../clauses';
import type { Document, Experiencer } from '../document';
import { EXPERIENCER } from '../grammar/experiencer';
import { PEOPLE } from '../grammar/people';
import { agedPerson } from '../people/aged-person';
import { isSubject, nextIsRelation, relationAt } from '../people/relations';
import { verbPerson } from '../swahili-verb';
import type { Token } from '../tokenize';

/** Adds the experiencer of each token (ConText). */
export const addExperiencers = (document: Document): Document => ({
  ...document,
  who: experiencers(document.tokens),
});

/** The experiencer of each token: the last person mentioned before it. */
function experiencers(tokens: readonly Token[]): Experiencer[] {
  const expecting = tokens.some(({ text }) => EXPERIENCER.expecting.has(text));
  const unnamed = isUnnamed(tokens);
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
    if (
      relation &&
      !(expecting && EXPERIENCER.unborn.has(token.text)) &&
      !wasBorn(tokens, i) &&
      isSubject(relation, tokens, i)
    ) {
      current = relation.kind;
      third = relation.kind;
    } else if (isCaregiverAction(tokens, i) && third !== null) current = third;
    else if (hurtsWriter(tokens, i) || isReportedOfWriter(tokens, i)) current = 'self';
    // in "he does not look at me" the experiencer is still "he"
    else if (EXPERIENCER.me.has(token.text) && third !== null) return current;
    else if (third !== null && isThought(tokens, i)) return current;
    else if (PEOPLE.selfWords.has(token.text) || verbPerson(token.text) === 'first') current = 'self';
    else if (EXPERIENCER.my.has(token.text) && !nextIsRelation(tokens, i)) current = 'self';
    else if (EXPERIENCER.mine.has(token.text) && third === null && !relationAt(tokens, i - 1)) current = 'self';
    else if (unnamed && third === null && current === 'open') current = 'self';
    else if (PEOPLE.thirdWords.has(token.text) || verbPerson(token.text) === 'third') {
      if (!(EXPERIENCER.her.has(token.text) && EXPERIENCER.gave.has(before)))
        current = third ?? (current === 'open' ? 'open' : 'kin');
    }
    return current;
  });
}

/** "My husband has chest pain, I thought it was gas": a thought of the writer about the other person. */
const isThought = (tokens: readonly Token[], i: number) =>
  EXPERIENCER.thoughts.has(tokens[i]?.text ?? '') ||
  (PEOPLE.selfWords.has(tokens[i]?.text ?? '') && EXPERIENCER.thinks.has(tokens[i + 1]?.text ?? ''));

/** "Its paining when I bend", "paining down there, it itches": no other person is in the text. */
function isUnnamed(tokens: readonly Token[]): boolean {
  const isOther = ({ text }: Token) => PEOPLE.thirdWords.has(text) || verbPerson(text) === 'third';
  return (
    EXPERIENCER.unnamed.test(joined(tokens, 0, tokens.length)) &&
    !tokens.some((token, i) => isOther(token) || relationAt(tokens, i) !== undefined)
  );
}

/** "My husband beats me and the arm is swollen", "ananipiga na mkono umevimba": the hurt person is the writer. */
function hurtsWriter(tokens: readonly Token[], i: number): boolean {
  const { text } = tokens[i] ?? { text: '' };
  return (
    EXPERIENCER.hurtsMe.test(text) ||
    (EXPERIENCER.hurtObjects.has(text) && EXPERIENCER.hurts.has(tokens[i - 1]?.text ?? ''))
  );
}

/** "Binti yangu anasema nachanganya maneno", "mke wangu anasema macho yangu …": what another person says of the writer. */
function isReportedOfWriter(tokens: readonly Token[], i: number): boolean {
  const word = (at: number) => tokens[at]?.text ?? '';
  return (
    (EXPERIENCER.reports.has(word(i - 1)) && EXPERIENCER.spokenFirst.test(word(i))) ||
    (EXPERIENCER.reports.has(word(i - 2)) && EXPERIENCER.mine.has(word(i)))
  );
}

const BORN_WITHIN = 6;

/**
 * "I gave birth to my firstborn", "nimejifungua juzi, mtoto wa kwanza": the child belongs to the mother's story and is
 * not a patient. If the child is numbered, a comma may stand between.
 */
function wasBorn(tokens: readonly Token[], i: number): boolean {
  const numbered =
    EXPERIENCER.ordinals.has(tokens[i - 1]?.text ?? '') ||
    EXPERIENCER.ordinals.has(tokens[i + 2]?.text ?? '') ||
    EXPERIENCER.bornOrdinals.has(tokens[i + 1]?.text ?? '');
  for (let at = i - 1; at >= Math.max(0, i - BORN_WITHIN); at--) {
    const token = tokens[at];
    if (!token || token.kind === 'stop' || (token.kind === 'comma' && !numbered)) return false;
    if (EXPERIENCER.givesBirth.test(token.text)) return true;
  }
  return false;
}
/** An action of the caregiver: "he screams if I bend his neck", "nikimwita hajibu". */
function isCaregiverAction(tokens: readonly Token[], i: number): boolean {
  const { text } = tokens[i] ?? { text: '' };
  if (EXPERIENCER.caregivers.has(text)) return EXPERIENCER.caregiverConditions.has(tokens[i - 1]?.text ?? '');
  return EXPERIENCER.caregiverVerb.test(text);
}
