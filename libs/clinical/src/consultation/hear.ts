import { acknowledges, type OffTopicKind, readOffTopic, saysOnTheWay } from '../reader/off-topic';
import type { ShortAnswer } from '../reader/answers/read-answer';
import { type Token, tokenize } from '../reader/tokenize';
import { isChecklist } from '../interview/checklists';
import { choiceQuestion, mentionedChoices } from '../interview/choices';
import { choiceValue, isChoice } from '../interview/questions';
import { wasEmergency } from './find-red-flags';
import type { ClinicalMessage, ClinicalTurn } from './turn';
import { type Case, caseSchema, withCollected } from '../case/case';
import { AGREED_TO, answerTo } from './answer-to';
import { factsOf } from '../case/facts';
import { withRaised } from '../case/raised';
import { flagsOf } from '../red-flags/raise-flags';
import { applyMessage } from './listen';
import { caseFromMemory } from '../case/memory';

/** The result of reading a turn. */
export interface TurnReading {
  patientCase: Case;
  /** the case before this turn */
  before: Case;
  /** the patient's last text in this turn: the value of a tapped choice, or as written */
  lastText: string;
  /** how the last text answers which question */
  answer: ShortAnswer;
  question: string | undefined;
  /** an off-topic message: a question to the service, thanks, anger. `open`: the engine's question was not answered */
  offTopic: { kind: OffTopicKind; open: boolean } | null;
  /** the patient sent earlier messages in this turn: an emergency was answered immediately, without a turn */
  follows: boolean;
  /** the case changed */
  changed: boolean;
  /** the answer to a question was not understood, so the question is asked again */
  notUnderstood: boolean;
  /** findings that became present */
  added: string[];
}

/** Applies the turn's messages to the case. Without a valid memory, the session is read again from its start. */
export function readTurn(turn: ClinicalTurn): TurnReading {
  const remembered = caseSchema.safeParse(turn.memory).success;
  // the record was written from this memory: applying it again would list every illness twice
  const start = { ...caseFromMemory(turn.memory), ...(turn.today === undefined ? {} : { today: turn.today }) };
  const before = remembered ? start : readAgain(withCollected(start, turn.collectedInfo), turn);
  let patientCase = before;
  let question = before.lastQuestion;
  let last: Pick<TurnReading, 'lastText' | 'answer' | 'question' | 'offTopic'> = {
    lastText: '',
    answer: null,
    question: undefined,
    offTopic: null,
  };
  const lastOf = turn.messages.findLastIndex(({ isUser }) => isUser);
  for (const [i, message] of turn.messages.entries()) {
    if (!message.isUser) {
      question = message.question ?? question;
      continue;
    }
    const text = choiceValue(question, message.text);
    const offTopic = offTopicOf(patientCase, text, question);
    const answer = offTopic?.open ? null : answerTo(question, tokenize(text)).answer;
    last = { lastText: text, answer, question, offTopic };
    // an unrelated emergency was answered immediately: the earlier question stays open for the next message
    const { others } = patientCase;
    const brokeIn = i < lastOf && answer === null && wasEmergency(message.text, { ...turn, others });
    const read = applyMessage(patientCase, text, offTopic?.open || brokeIn ? undefined : question);
    // after an alarm, which is shown at once, a correction takes back what the message added, and a denial keeps the flag
    const withMessage = { ...read, lastAdded: addedFindings(patientCase, read).slice(0, MOST_ADDED) };
    patientCase = i < lastOf ? withRaised(withMessage, flagsOf(withMessage)) : withMessage;
    question = brokeIn ? question : undefined;
  }
  const follows = turn.messages.filter(({ isUser }) => isUser).length > 1;
  const added = addedFindings(before, patientCase);
  const changed = isChanged(before, patientCase);
  return {
    patientCase: { ...patientCase, lastAdded: added.slice(0, MOST_ADDED) },
    before,
    ...last,
    follows,
    changed,
    notUnderstood: !changed && isOpen(patientCase, last),
    added,
  };
}

const MOST_ADDED = 100;

/** The last text answers a question, in words, and left it open. */
function isOpen(
  { closed }: Case,
  { question, answer, offTopic, lastText }: Pick<TurnReading, 'question' | 'answer' | 'offTopic' | 'lastText'>,
) {
  if (question === undefined || offTopic || answer !== null || !lastText.trim()) return false;
  return (/^[fw]:/.test(question) || question === 'duration') && !closed.includes(question);
}

/** Messages that consist only of "why?". */
const BARE_WHY = new Set([
  'why',
  'but why',
  'why this',
  'why that',
  'kwanini',
  'kwa nini',
  'mbona',
  'ya nini',
  'kivipi',
  'what for',
]);
const isBareWhy = (tokens: readonly Token[]) =>
  BARE_WHY.has(
    tokens
      .filter(({ kind }) => kind === 'word')
      .map(({ text: word }) => word)
      .join(' '),
  );

/** "The head is fine, thanks": these stand beside an answer. */
const BESIDE_ANSWERS: ReadonlySet<OffTopicKind> = new Set(['going', 'thanks']);

/**
 * Detects an off-topic message. If it contains no answer, the question stays open and its finding does not become
 * "unknown".
 */

function offTopicOf(patientCase: Case, text: string, question: string | undefined): TurnReading['offTopic'] {
  const tokens = tokenize(text);
  const kind = question !== undefined && isBareWhy(tokens) ? 'why' : readOffTopic(text, tokens);
  if (kind === null || question === undefined) return kind === null ? null : { kind, open: false };
  const { answer, length, basis } = answerTo(question, tokens);
  const agrees = kind === 'acknowledged' && AGREED_TO.has(question);
  if (agrees || choiceValue(question, text) !== text || isChoice(question, text)) return null;
  // in "ok, we are going, but what can I do?" the "ok" is not a yes
  const acknowledged = kind === 'going' || acknowledges(tokens[0]) || saysOnTheWay(tokens);
  // in "how many questions still?" only a "yes" or "no" at the start is an answer
  const answered =
    (answer !== null && ((length > 0 && !acknowledged) || (basis === 'echo' && BESIDE_ANSWERS.has(kind)))) ||
    (BESIDE_ANSWERS.has(kind) && namesChoice(question, tokens)) ||
    isChanged(patientCase, applyMessage(patientCase, text));
  return { kind, open: !answered };
}

/** "It is mild, thanks", to a question with choices. */
function namesChoice(question: string, tokens: readonly Token[]): boolean {
  const asked = choiceQuestion(question);
  return asked !== undefined && !isChecklist(question) && mentionedChoices(asked, tokens).length > 0;
}

function readAgain(start: Case, turn: ClinicalTurn): Case {
  // without recent messages, the record's symptoms come from an emergency message that is among the new messages
  const recorded = turn.recent.length > 0 ? turn.collectedInfo.symptoms : undefined;
  const seeded = recorded ? applyMessage(start, recorded) : start;
  const { patientCase, question } = turn.recent.reduce<{ patientCase: Case; question: string | undefined }>(readOne, {
    patientCase: seeded,
    question: undefined,
  });
  return { ...patientCase, lastQuestion: question };
}

function readOne(so: { patientCase: Case; question: string | undefined }, message: ClinicalMessage) {
  if (!message.isUser) {
    const question = message.question;
    const askedCounts = question
      ? { ...so.patientCase.asked, [question]: (so.patientCase.asked[question] ?? 0) + 1 }
      : so.patientCase.asked;
    return { patientCase: { ...so.patientCase, asked: askedCounts }, question: question ?? so.question };
  }
  return {
    patientCase: applyMessage(so.patientCase, choiceValue(so.question, message.text), so.question),
    question: undefined,
  };
}

const CHANGES: readonly (keyof Case)[] = [
  'takenBack',
  'ageYears',
  'sex',
  'heightCm',
  'weightKg',
  'durationDays',
  'history',
  'medicines',
  'allergies',
];

function isChanged(before: Case, after: Case): boolean {
  if (CHANGES.some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))) return true;
  const findingStates = ({ findings }: Case) =>
    JSON.stringify(
      Object.entries(findings)
        .map(([id, { state }]) => `${id}:${state}`)
        .sort(),
    );
  return findingStates(before) !== findingStates(after);
}

function addedFindings(before: Case, after: Case): string[] {
  const earlier = factsOf(before);
  return Object.keys(after.findings).filter((id) => after.findings[id]?.state === 'present' && !earlier.has(id));
}
