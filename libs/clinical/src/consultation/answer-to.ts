import type { Bilingual } from '@afya/contracts';
import type { ChoiceQuestion } from '../interview/choice-table';
import { choiceQuestion, mentionedChoices } from '../interview/choices';
import { CHECKED, questionFor } from '../interview/questions';
import { findingById } from '../knowledge';
import { circumstances, echoes } from '../reader/answers/details';
import { type ReadAnswer, readAnswer } from '../reader/answers/read-answer';
import type { Experiencer, ReadFinding } from '../reader/document';
import { itemsOf } from '../reader/answers/words';
import { FUNCTION_WORDS } from '../reader/grammar/function-words';
import { NEGATION } from '../reader/grammar/negation';
import { type ReadText, readText } from '../reader/read-text';
import { acknowledges } from '../reader/off-topic';
import type { Token } from '../reader/tokenize';

const NO_ANSWER: ReadAnswer = {
  answer: null,
  length: 0,
  basis: 'words',
  inverted: false,
  answered: null,
  unknownClause: null,
};

/** Questions that "ok" answers with yes. */
export const AGREED_TO: ReadonlySet<string> = new Set(['check', 'confirm', 'offer', 'again', 'papers']);

/** The text of a yes/no question about a finding. */
const yesNoText = (question: string | undefined): Bilingual | undefined =>
  question?.startsWith('f:') || question?.startsWith(CHECKED) ? questionFor(question)?.text : undefined;

/** The message read as the answer to the question with this id. */
export function answerTo(question: string | undefined, tokens: readonly Token[]): ReadAnswer {
  if (question === undefined) return NO_ANSWER;
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (AGREED_TO.has(question) && words.length > 0 && words.every((word) => acknowledges(word)))
    return { ...NO_ANSWER, answer: 'yes', length: tokens.length, basis: 'particle', answered: tokens.length };
  // "it is fine" to "I understood: weakness. Is that right?" is about what was understood
  const finding = question.startsWith(CHECKED) ? '' : question.slice(2);
  return readAnswer(tokens, yesNoText(question), finding);
}

const SUBJECT = new Set(itemsOf('subject'));
const LIMIT = new Set(itemsOf('limit'));
const isLink = ({ text }: Token) => FUNCTION_WORDS.fillers.has(text) && !SUBJECT.has(text);

/**
 * What the message says besides the answer at its start. A "no" directly before a finding also denies it: "no like rice
 * water", "no right upper pain".
 */
export function readBeside(
  text: string,
  tokens: readonly Token[],
  { answer, length, inverted }: ReadAnswer,
  known: Experiencer | null,
): ReadText {
  const rest = readText(text, length, known);
  // "no he refuses to drink" to "can he drink?" denies nothing
  if (inverted) return rest;
  if (answer === 'yes' || length === 0 || !NEGATION.preNegations.has(tokens[0]?.text ?? '')) return rest;
  const first = tokens.findIndex((token, i) => i >= length && !isLink(token));
  if (first < 0 || tokens.slice(0, first).some(({ kind }) => kind !== 'word')) return rest;
  const starts = tokens.slice(length, first + 1).map(({ start }) => start);
  const whole = readText(text, 0, known).findings.filter(({ state }) => state === 'absent');
  const findings = rest.findings.map((item) => {
    const denied = whole.find(({ finding, end }) => finding === item.finding && end === item.end);
    return denied && starts.includes(item.start) && !isOnly(tokens, item.end) ? denied : item;
  });
  return { ...rest, findings };
}

/** "Hapana, kichefuchefu tu": a limit directly after the finding, at the end of its clause, says that it is there. */
function isOnly(tokens: readonly Token[], end: number): boolean {
  const at = tokens.findIndex(({ start }) => start >= end);
  return LIMIT.has(tokens[at]?.text ?? '') && tokens[at + 1]?.kind !== 'word';
}

/**
 * The text without findings that only detail the answer: "yes, when I bend it hurts" about the back is no pain of
 * another part. Signs of danger stay.
 */
export function withoutDetails(read: ReadText, question: string | undefined): ReadText {
  const choices = choiceQuestion(question);
  if (choices) return withoutOtherChoices(read, choices);
  const asked = question && /^[fw]:/.test(question) ? questionFor(question)?.text : undefined;
  if (!question || !asked || read.findings.length === 0) return read;
  // "no, but climbing stairs my heart beats" to "are you pregnant?" details nothing
  if (findingById(question.slice(2))?.kind === 'background') return read;
  const circumstance = circumstances(read.tokens);
  const echo = echoes(read.tokens, asked);
  const findings = read.findings.filter((finding) => {
    if (finding.state === 'absent' || isRelated(finding.finding, question.slice(2))) return true;
    const span = read.tokens.flatMap(({ start, end }, i) => (start >= finding.start && end <= finding.end ? [i] : []));
    if (span.every((i) => echo[i])) return false;
    return isDanger(finding) || !span.some((i) => circumstance[i]);
  });
  return { ...read, findings };
}

/** "Low on the right" is no pain low in the belly as such: the chosen answer counts. */
function withoutOtherChoices(read: ReadText, question: ChoiceQuestion): ReadText {
  const chosen = mentionedChoices(question, read.tokens).flatMap(({ findings }) => findings);
  const listed = question.choices.flatMap(({ findings }) => findings);
  if (chosen.length === 0) return read;
  const findings = read.findings.filter(
    ({ finding, state }) => state === 'absent' || chosen.includes(finding) || !listed.includes(finding),
  );
  return { ...read, findings };
}

const isDanger = ({ finding }: ReadFinding) => findingById(finding)?.kind === 'danger';

export const impliesFinding = (finding: string, other: string): boolean =>
  findingById(finding)?.implies?.includes(other) === true;

/** The finding is the asked one, implies it, is implied by it, or is a detail that is asked because of it. */
export function isRelated(finding: string, asked: string): boolean {
  const [one, other] = [findingById(finding), findingById(asked)];
  const complaints = [asked, ...(other?.implies ?? [])];
  return (
    complaints.includes(finding) ||
    impliesFinding(finding, asked) ||
    one?.asked?.when?.some((id) => complaints.includes(id)) === true
  );
}
