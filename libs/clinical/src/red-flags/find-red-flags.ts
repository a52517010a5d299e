import { type Case, isPresent, newCase, withCollected } from '../consultation/case';
import { collectedInfoOf } from '../consultation/collected';
import { factsOf } from '../consultation/facts';
import { anotherInDanger, listen } from '../consultation/listen';
import { recall } from '../consultation/memory';
import { choiceValue, isChoice } from '../interview/questions';
import { readShortAnswer } from '../reader/read-answer';
import { readText } from '../reader/read-text';
import { tokenize } from '../reader/tokenize';
import type { ClinicalTurn, RedFlagFound, RedFlagInput } from '../turn';
import { emergencyMessage } from '../words/emergency-message';
import { emergencyFor } from './emergency-for';
import { flagsOfOthers } from './flags-of-others';
import type { NumberKind } from './numbers.schema';
import { levelOf, raiseFlags } from './raise-flags';
import type { RedFlagRule } from './schema';

/** Questions after which somebody comes back with news: a danger said then is said anew. */
const COMES_BACK = new Set(['more', 'again']);
/** Words by which what is known happens once more, or grows worse. */
const ANEW =
  / (?:again|another|worse|worsened|worsening|returned|came back|is back|tena|nyingine|zaidi|imezidi|inazidi|amezidi|imerudi|amerudia|imekuwa mbaya)(?= )/;

/**
 * The red flags that one message raises, with what is already known of the session. Null when it raises none: a flag that
 * was raised before is not raised again by an answer, but is where this message alone tells of it anew. Pure; never throws.
 */
export function findRedFlags(input: RedFlagInput): RedFlagFound | null {
  const { after, person, rules } = flagsIn(input);
  const level = levelOf(rules);
  if (level === null) return null;
  const telling = rules.filter((rule) => rule.level === level);
  const emergency = emergencyFor(level, input.country, kindsOf(telling, person));
  return {
    level,
    flags: rules.map(({ id }) => id),
    content: emergencyMessage(telling, emergency, isAsleep(person, input.text)),
    emergency,
    collectedInfo: collectedInfoOf(after, input.language, input.collectedInfo),
    others: after.others ?? [],
    answered: answersQuestion(input, after),
  };
}

/** The message answers the question before it, by a yes or no, a choice, or by naming the sign that was asked for. */
function answersQuestion({ lastQuestion, text, memory }: RedFlagInput, after: Case): boolean {
  if (lastQuestion === undefined) return false;
  const said = choiceValue(lastQuestion, text);
  if (isChoice(lastQuestion, said) || readShortAnswer(tokenize(said)).answer !== null) return true;
  const finding = lastQuestion.startsWith('f:') ? lastQuestion.slice(2) : '';
  return after.findings[finding]?.state !== recall(memory).findings[finding]?.state;
}

/** Said by one who looks on; whoever says it of themselves is short of breath. */
const NO_BREATH =
  / (?:(?:not|isnt|arent|stoped|stops) breathing|hapumui|hawapumui|ameacha kupumua)(?! (?:vizuri|sawa|kwa|well|properly|normaly|right|through|enough))(?= )/;

/** Who writes of their own swoon is awake again; of whom this message speaks counts, whoever the consultation began with. */
function isAsleep(known: Case, text: string): boolean {
  const { who } = listen(newCase(), text);
  if ((who === 'open' ? known.who : who) === 'self') return false;
  return isPresent(known, 'unconscious') || (isPresent(known, 'cannot_breathe') && NO_BREATH.test(readText(text).line));
}

type Message = Pick<RedFlagInput, 'text' | 'collectedInfo' | 'memory' | 'lastQuestion' | 'others'>;

/** `after` is the consultation with the message in it, `person` whom the message tells of, with all that is known of them. */
function flagsIn(input: Message): { after: Case; person: Case; rules: RedFlagRule[] } {
  const before = withOthers(withCollected(recall(input.memory), input.collectedInfo), input.others ?? []);
  const text = choiceValue(input.lastQuestion, input.text);
  const after = listen(before, text, input.lastQuestion);
  const earlier = withRecord(before, input);
  const another = isChoice(input.lastQuestion ?? '', text) ? null : anotherInDanger(earlier, text);
  if (another) return { after, person: another.person, rules: distinct([...another.rules, ...flagsOfOthers(text)]) };
  const known = new Set(raiseFlags(factsOf(earlier)).map(({ id }) => id));
  const again = isAnew(input) ? new Set(raiseFlags(factsOf(saidNow(before, text))).map(({ id }) => id)) : null;
  const together = earlier === before ? after : listen(earlier, text, input.lastQuestion);
  const mine = raiseFlags(factsOf(together)).filter(({ id }) => !known.has(id) || again?.has(id));
  return { after, person: after, rules: distinct([...mine, ...flagsOfOthers(text)]) };
}

const distinct = (rules: readonly RedFlagRule[]) => [...new Map(rules.map((rule) => [rule.id, rule])).values()];

function withOthers(known: Case, others: readonly string[]): Case {
  return others.length === 0 ? known : { ...known, others: [...new Set([...(known.others ?? []), ...others])] };
}

/** What an emergency told stands only in the record until an engine reads it. */
function withRecord(before: Case, { memory, collectedInfo }: Message): Case {
  const unread = memory === null || memory === undefined;
  return unread && collectedInfo.symptoms ? listen(before, collectedInfo.symptoms) : before;
}

/** Not an answer within the interview, where what was told is told again in other words. */
function isAnew({ text, lastQuestion, memory, collectedInfo }: Message): boolean {
  const asked = lastQuestion !== undefined && !COMES_BACK.has(lastQuestion);
  const justTold = !memory && collectedInfo.symptoms !== undefined;
  return !(asked || justTold) || ANEW.test(readText(text).line);
}

/** The flags of a turn's messages that were answered at once when they came: of all but the last, which asks for this reply. */
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

/** The message raised an emergency when it came, before any engine had read it. */
export function wasEmergency(text: string, before: Before): boolean {
  return unread(text, before).rules.some(({ level }) => level === 'emergency');
}

function unread(text: string, { memory, collectedInfo, others }: Before) {
  // the record may hold this very message already
  const told = { ...collectedInfo, symptoms: undefined };
  return flagsIn({ text, memory, collectedInfo: told, others, lastQuestion: recall(memory).lastQuestion });
}

/** What this message says by itself, about the same patient. */
function saidNow(before: Case, text: string): Case {
  const told = listen({ ...before, findings: {} }, text);
  return told;
}

/** Whom to call at a diagnosis: the lines of its emergencies, the general ones where there are none. */
export function kindsAtDiagnosis({ rules, known }: { rules: readonly RedFlagRule[]; known: Case }): NumberKind[] {
  const emergencies = rules.filter(({ level }) => level === 'emergency');
  return emergencies.length > 0 ? kindsOf(emergencies, known) : ['general'];
}

export function kindsOf(rules: readonly RedFlagRule[], known: Case): NumberKind[] {
  const kinds: NumberKind[] = [...new Set(rules.slice(0, 2).map(({ numbers }) => numbers))];
  const child = (known.ageYears ?? 20) < 18 || known.who === 'child';
  return child && kinds.includes('violence') ? [...kinds, 'child'] : kinds;
}
