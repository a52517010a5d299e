import { type Case, isPresent, newCase, withCollected } from '../case/case';
import { collectedInfoOf } from '../case/collected';
import { factsOf } from '../case/facts';
import { otherPersonInDanger, applyMessage } from './listen';
import { caseFromMemory } from '../case/memory';
import { choiceValue, isChoice } from '../interview/questions';
import { answerTo } from './answer-to';
import { readText } from '../reader/read-text';
import { tokenize } from '../reader/tokenize';
import type { ClinicalTurn, RedFlagFound, RedFlagInput } from './turn';
import { emergencyMessage } from '../wording/emergency-message';
import { emergencyFor } from '../red-flags/emergency-for';
import { flagsOfOtherPeople } from '../red-flags/flags-of-others';
import type { NumberKind } from '../knowledge/schema/emergency-number';
import { levelOf } from '../knowledge/red-flag-rules';
import { raiseFlags } from '../red-flags/raise-flags';
import type { RedFlagRule } from '../knowledge/schema/red-flag';

/** Questions after which the patient reports changes: a danger in the answer is raised again. */
const OPEN_ENDED_QUESTIONS = new Set(['more', 'again']);
/** Words for a recurrence or a worsening. */
const RECURRENCE_WORDS =
  / (?:again|another|worse|worsened|worsening|returned|came back|is back|tena|nyingine|zaidi|imezidi|inazidi|amezidi|imerudi|amerudia|imekuwa mbaya)(?= )/;

/**
 * The red flags that one message raises, given the state of the session. Null if it raises none. A flag raised before
 * is repeated only if this message reports it again, not by an answer. Pure; never throws.
 */
export function findRedFlags(input: RedFlagInput): RedFlagFound | null {
  const { after, person, rules } = flagsIn(input);
  const level = levelOf(rules);
  if (level === null) return null;
  const highest = rules.filter((rule) => rule.level === level);
  const emergency = emergencyFor(level, input.country, kindsOf(highest, person));
  return {
    level,
    flags: rules.map(({ id }) => id),
    content: emergencyMessage(highest, emergency, isAsleep(person, input.text)),
    emergency,
    collectedInfo: collectedInfoOf(after, input.language, input.collectedInfo),
    others: after.others ?? [],
    answered: answersQuestion(input, after),
  };
}

/** The message answers the last question: with yes or no, a choice, or the finding that was asked about. */
function answersQuestion({ lastQuestion, text, memory }: RedFlagInput, after: Case): boolean {
  if (lastQuestion === undefined) return false;
  const answer = choiceValue(lastQuestion, text);
  if (isChoice(lastQuestion, answer)) return true;
  const { answer: short, length } = answerTo(lastQuestion, tokenize(answer));
  // a report of other dangers only sounds like an answer ("hapumui")
  if (short !== null && (length > 0 || readText(answer).findings.length === 0)) return true;
  const finding = lastQuestion.startsWith('f:') ? lastQuestion.slice(2) : '';
  return after.findings[finding]?.state !== caseFromMemory(memory).findings[finding]?.state;
}

/** Said by an observer; said about oneself it means shortness of breath. */
const NO_BREATH =
  / (?:(?:not|isnt|arent|stoped|stops) breathing|hapumui|hawapumui|ameacha kupumua)(?! (?:vizuri|sawa|kwa|well|properly|normaly|right|through|enough))(?= )/;

/**
 * A patient who reports their own loss of consciousness is awake again. The person in this message counts, not the one
 * the consultation started with.
 */
function isAsleep(patientCase: Case, text: string): boolean {
  const { who } = applyMessage(newCase(), text);
  if ((who === 'open' ? patientCase.who : who) === 'self') return false;
  return (
    isPresent(patientCase, 'unconscious') ||
    (isPresent(patientCase, 'cannot_breathe') && NO_BREATH.test(readText(text).line))
  );
}

type Message = Pick<RedFlagInput, 'text' | 'collectedInfo' | 'memory' | 'lastQuestion' | 'others'>;

/** `after` is the case with this message; `person` is the case of the person in the message. */
function flagsIn(input: Message): { after: Case; person: Case; rules: RedFlagRule[] } {
  const before = withOthers(withCollected(caseFromMemory(input.memory), input.collectedInfo), input.others ?? []);
  const text = choiceValue(input.lastQuestion, input.text);
  const after = applyMessage(before, text, input.lastQuestion);
  const earlier = withRecord(before, input);
  const another = isChoice(input.lastQuestion ?? '', text) ? null : otherPersonInDanger(earlier, text);
  if (another)
    return { after, person: another.person, rules: distinct([...another.rules, ...flagsOfOtherPeople(text)]) };
  const alreadyRaised = new Set(raiseFlags(factsOf(earlier)).map(({ id }) => id));
  const again = isNewReport(input)
    ? new Set(raiseFlags(factsOf(onlyThisMessage(before, text))).map(({ id }) => id))
    : null;
  const together = earlier === before ? after : applyMessage(earlier, text, input.lastQuestion);
  const mine = raiseFlags(factsOf(together)).filter(({ id }) => !alreadyRaised.has(id) || again?.has(id));
  return { after, person: after, rules: distinct([...mine, ...flagsOfOtherPeople(text)]) };
}

const distinct = (rules: readonly RedFlagRule[]) => [...new Map(rules.map((rule) => [rule.id, rule])).values()];

function withOthers(patientCase: Case, others: readonly string[]): Case {
  return others.length === 0
    ? patientCase
    : { ...patientCase, others: [...new Set([...(patientCase.others ?? []), ...others])] };
}

/** Until an engine has read it, an emergency message is only in the record. */
function withRecord(before: Case, { memory, collectedInfo }: Message): Case {
  const unread = memory === null || memory === undefined;
  return unread && collectedInfo.symptoms ? applyMessage(before, collectedInfo.symptoms) : before;
}

/** The message may report a danger again. An answer within the interview does not, because it often repeats earlier facts. */
function isNewReport({ text, lastQuestion, memory, collectedInfo }: Message): boolean {
  const inInterview = lastQuestion !== undefined && !OPEN_ENDED_QUESTIONS.has(lastQuestion);
  const justReported = !memory && collectedInfo.symptoms !== undefined;
  return !(inInterview || justReported) || RECURRENCE_WORDS.test(readText(text).line);
}

/**
 * The emergency flags of the turn's messages that were shown immediately: all messages but the last, which this reply
 * answers.
 */
export function shownAtOnce({ messages, memory, collectedInfo }: ClinicalTurn): string[] {
  let others: string[] = [];
  return messages
    .filter(({ isUser }) => isUser)
    .slice(0, -1)
    .flatMap(({ text }) => {
      const { after, rules } = unread(text, { memory, collectedInfo, others });
      others = after.others ?? [];
      return rules.flatMap(({ id, level }) => (level === 'emergency' ? [id] : []));
    });
}

type Before = Pick<RedFlagInput, 'memory' | 'collectedInfo' | 'others'>;

/** The message raised an emergency on arrival, before any engine had read it. */
export function wasEmergency(text: string, before: Before): boolean {
  return unread(text, before).rules.some(({ level }) => level === 'emergency');
}

function unread(text: string, { memory, collectedInfo, others }: Before) {
  // the record may already contain this message
  const withoutSymptoms = { ...collectedInfo, symptoms: undefined };
  return flagsIn({
    text,
    memory,
    collectedInfo: withoutSymptoms,
    others,
    lastQuestion: caseFromMemory(memory).lastQuestion,
  });
}

/** The case as this message alone describes it, for the same patient. */
function onlyThisMessage(before: Case, text: string): Case {
  return applyMessage({ ...before, findings: {} }, text);
}

/** The kinds of emergency numbers for a diagnosis: those of its emergencies, or the general ones. */
export function kindsAtDiagnosis({
  rules,
  patientCase,
}: {
  rules: readonly RedFlagRule[];
  patientCase: Case;
}): NumberKind[] {
  const emergencies = rules.filter(({ level }) => level === 'emergency');
  return emergencies.length > 0 ? kindsOf(emergencies, patientCase) : ['general'];
}

export function kindsOf(rules: readonly RedFlagRule[], patientCase: Case): NumberKind[] {
  const kinds: NumberKind[] = [...new Set(rules.slice(0, 2).map(({ numbers }) => numbers))];
  const child = (patientCase.ageYears ?? 20) < 18 || patientCase.who === 'child';
  return child && kinds.includes('violence') ? [...kinds, 'child'] : kinds;
}
