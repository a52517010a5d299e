import { findingById } from '../knowledge';
import { askedWords, repeatOf } from '../reader/answers/question-words';
import { itemsOf } from '../reader/answers/words';
import type { ReadFinding } from '../reader/document';
import { NEGATION } from '../reader/grammar/negation';
import type { Token } from '../reader/tokenize';
import type { ChoiceQuestion } from './choice-table';

const COMMON = new Set(itemsOf('common'));
const SUBJECT = new Set(itemsOf('subject'));

/**
 * The findings of a checklist that an answer denies by words of their names: "no pain" denies every pain of the list,
 * "no back pain" also "pain in the side of the back". What a name calls missing, such as appetite, is not denied so.
 */
export function deniedItems(
  { choices }: ChoiceQuestion,
  tokens: readonly Token[],
  findings: readonly ReadFinding[],
): string[] {
  const present = findings.filter(({ state }) => state === 'present');
  const denied = deniedPhrases(tokens)
    .filter((phrase) => !phrase.some(({ start, end }) => present.some((item) => start < item.end && item.start < end)))
    .map((phrase) => phrase.map(({ text }) => text).filter((word) => !COMMON.has(word) && !SUBJECT.has(word)))
    .filter(({ length }) => length > 0);
  const isDenied = (id: string) => {
    const finding = findingById(id);
    if (!finding || finding.asked?.inverted) return false;
    const name = askedWords({ en: finding.en.name, sw: finding.sw.name }, id);
    return !name.failure && denied.some((words) => words.every((word) => repeatOf(word, name) !== null));
  };
  return [...new Set(choices.flatMap(({ findings: ids }) => ids).filter(isDenied))];
}

/** What follows each negation, up to a comma, "but" or the next negation; "or" goes on with it. */
function deniedPhrases(tokens: readonly Token[]): Token[][] {
  const phrases: Token[][] = [];
  let isDenied = false;
  for (const token of tokens) {
    const { text, kind } = token;
    const joins = NEGATION.disjunctions.has(text);
    if (kind === 'stop' || kind === 'comma' || NEGATION.scopeEnds.has(text)) isDenied = false;
    else if (NEGATION.nounNegations.has(text) || (isDenied && joins)) {
      isDenied = true;
      phrases.push([]);
    } else if (isDenied && kind === 'word') phrases.at(-1)?.push(token);
  }
  return phrases;
}
