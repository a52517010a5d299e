import { ACKNOWLEDGEMENTS, type AsideKind } from '../lexicon/asides';
import { readAside, saysOnTheWay } from '../reader/read-aside';
import { type ShortAnswer, readShortAnswer } from '../reader/read-answer';
import { type Token, tokenize } from '../reader/tokenize';
import { choiceValue, isChoice } from '../interview/questions';
import { wasEmergency } from '../red-flags/find-red-flags';
import type { ClinicalMessage, ClinicalTurn } from '../turn';
import { type Case, caseSchema, withCollected } from './case';
import { factsOf } from './facts';
import { listen } from './listen';
import { recall } from './memory';

/** What a turn brought. */
export interface Heard {
  known: Case;
  /** the case before the new messages */
  before: Case;
  /** the last text of the patient in this turn, as a tapped choice's value or as written */
  lastText: string;
  /** what it answered, and which question */
  answer: ShortAnswer;
  question: string | undefined;
  /** what was said beside an answer: a question back, thanks, anger; `open` where the question was not answered at all */
  aside: { kind: AsideKind; open: boolean } | null;
  /** earlier messages of the patient in this turn went before the last text: an emergency was answered at once, without a turn */
  follows: boolean;
  /** the patient said something that changes what is known */
  changed: boolean;
  /** findings that are there now and were not before */
  added: string[];
}

/** Reads the turn's messages into the case; a session that the engine does not remember is read again from its start. */
export function hear(turn: ClinicalTurn): Heard {
  const remembered = caseSchema.safeParse(turn.memory).success;
  // the record was written from what is remembered: read back into it, a history would name every illness twice
  const before = remembered
    ? recall(turn.memory)
    : readAgain(withCollected(recall(turn.memory), turn.collectedInfo), turn);
  let known = before;
  let question = before.lastQuestion;
  let last: Pick<Heard, 'lastText' | 'answer' | 'question' | 'aside'> = {
    lastText: '',
    answer: null,
    question: undefined,
    aside: null,
  };
  const lastOf = turn.messages.findLastIndex(({ isUser }) => isUser);
  for (const [i, message] of turn.messages.entries()) {
    if (!message.isUser) {
      question = message.question ?? question;
      continue;
    }
    const text = choiceValue(question, message.text);
    const aside = asideOf(known, text, question);
    const answer = aside?.open ? null : readShortAnswer(tokenize(text)).answer;
    last = { lastText: text, answer, question, aside };
    // an emergency that broke in was answered at once: the question before it waits for the next message
    const { others } = known;
    const brokeIn = i < lastOf && answer === null && wasEmergency(message.text, { ...turn, others });
    known = listen(known, text, aside?.open || brokeIn ? undefined : question);
    question = brokeIn ? question : undefined;
  }
  const follows = turn.messages.filter(({ isUser }) => isUser).length > 1;
  return { known, before, ...last, follows, changed: isChanged(before, known), added: addedFindings(before, known) };
}

/** "Why?", "kwa nini", alone. */
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

/** "Ok" is an answer to these. */
const AGREED_TO = new Set(['check', 'confirm', 'offer', 'again']);

/** Words that take nothing from the patient are no answer: the question stays open, and its finding is not "unknown". */
function asideOf(known: Case, text: string, question: string | undefined): Heard['aside'] {
  const tokens = tokenize(text);
  const kind = question !== undefined && isBareWhy(tokens) ? 'why' : readAside(text, tokens);
  if (kind === null || question === undefined) return kind === null ? null : { kind, open: false };
  const { answer } = readShortAnswer(tokens);
  const agrees = kind === 'acknowledged' && AGREED_TO.has(question);
  if (agrees || choiceValue(question, text) !== text || isChoice(question, text)) return null;
  // "ok, we are going, but what can I do?" says yes to nothing
  const acknowledged = kind === 'going' || ACKNOWLEDGEMENTS.has(tokens[0]?.text ?? '') || saysOnTheWay(tokens);
  const answered = (answer !== null && !acknowledged) || isChanged(known, listen(known, text));
  return { kind, open: !answered };
}

function readAgain(start: Case, turn: ClinicalTurn): Case {
  // with nothing read before, the record holds an emergency that was answered at once: its words are among the new messages
  const recorded = turn.recent.length > 0 ? turn.collectedInfo.symptoms : undefined;
  const told = recorded ? listen(start, recorded) : start;
  const { known, question } = turn.recent.reduce<{ known: Case; question: string | undefined }>(readOne, {
    known: told,
    question: undefined,
  });
  return { ...known, lastQuestion: question };
}

function readOne(so: { known: Case; question: string | undefined }, message: ClinicalMessage) {
  if (!message.isUser) {
    const question = message.question;
    const asked = question ? { ...so.known.asked, [question]: (so.known.asked[question] ?? 0) + 1 } : so.known.asked;
    return { known: { ...so.known, asked }, question: question ?? so.question };
  }
  return { known: listen(so.known, choiceValue(so.question, message.text), so.question), question: undefined };
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
  const states = ({ findings }: Case) =>
    JSON.stringify(
      Object.entries(findings)
        .map(([id, { state }]) => `${id}:${state}`)
        .sort(),
    );
  return states(before) !== states(after);
}

function addedFindings(before: Case, after: Case): string[] {
  const earlier = factsOf(before);
  return Object.keys(after.findings).filter((id) => after.findings[id]?.state === 'present' && !earlier.has(id));
}
