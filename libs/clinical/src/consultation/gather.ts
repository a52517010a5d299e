import type { Bilingual } from '@afya/contracts';
import { itemsOf, lineOf } from '../reader/answers/words';
import { onlyGreets } from '../reader/off-topic';
import { tokenize } from '../reader/tokenize';
import { nextQuestion } from '../interview/plan';
import { findingById } from '../knowledge';
import { WORDING } from '../knowledge/wording';
import { questionText } from '../interview/personal';
import { isChecklist, listedIn } from '../interview/checklists';
import { CHECKED, questionFor } from '../interview/questions';
import { alarmOfOnePhrase } from './alarm-of-one-phrase';
import { offTopicReply } from './aside-answer';
import { bystanderFlags } from '../case/bystander-flags';
import { enumerate, join } from '../wording/bilingual';
import { fill } from '../wording/fill';
import { findingAndMedicineNames } from '../wording/medicines-named';
import { mostSpecific } from '../wording/most-specific';
import { namedIllness } from '../wording/named-illness';
import { summary } from '../wording/summary';
import { type Case, close } from '../case/case';
import type { Draft, Situation } from './draft';
import { questionAfterPapers } from '../case/take-papers';

const TEXTS = WORDING.interview;
const NOT_UNDERSTOOD = TEXTS.not_understood;
/** An unanswered question is asked at most this often. */
const MOST_REPEATS = 3;
/** In characters. */
const LONGEST_QUOTE = 80;
const SOMEWHAT = new Set(itemsOf('somewhat'));
/** The sentence before an open question is repeated. */
const REPEATED: Readonly<Record<string, Bilingual>> = {
  symptoms: NOT_UNDERSTOOD.complaint,
  else: TEXTS.which,
};
const RECORD = new Set(['record', 'history', 'medicines', 'allergies']);
const NUMBERS = new Set(['age', 'measures']);

/** The next question at initial_gathering, or the summary when no question is left. */
export function gather(situation: Situation): Draft {
  const { ranked, rules, reading } = situation;
  const raised = rules.some(({ id, level }) => level === 'emergency' && !reading.before.flags.includes(id));
  // the message that raised the emergency was answered immediately; a later off-topic message in the same turn was not
  const answer =
    (!raised || reading.follows) && reading.offTopic && (reading.offTopic.open || reading.offTopic.kind !== 'thanks')
      ? offTopicReply(reading.offTopic.kind, reading.question, [...rules, ...newBystanderFlags(reading)])
      : null;
  if (reading.offTopic?.kind === 'stop' && Object.keys(situation.patientCase.findings).length > 0)
    return sumUp(situation, join([answer, bystanderAdvice(reading)]));
  const open = reading.offTopic?.open ? reading.question : undefined;
  if (open && (situation.patientCase.asked[open] ?? 0) < MOST_REPEATS)
    return askAgain(situation.patientCase, open, join([answer, bystanderAdvice(reading)]));
  const repeated = notUnderstoodQuestion(situation);
  if (repeated) return askAgain(situation.patientCase, repeated, REPEATED[repeated] ?? NOT_UNDERSTOOD.choose);
  const patientCase = open ? close(situation.patientCase, open) : situation.patientCase;
  const paperQuestion = questionAfterPapers(patientCase, reading);
  if (paperQuestion) return askAgain(patientCase, paperQuestion, null);
  const doubtful = alarmOfOnePhrase(situation);
  if (doubtful) return askAgain(patientCase, `${CHECKED}${doubtful}`, null);
  const signs = reading.added.filter((finding) => findingById(finding)?.kind !== 'background');
  const news = reading.question === 'else' ? signs.length : 0;
  const id = nextQuestion({ patientCase, ranked, rules, news });
  if (id === null) return sumUp(situation);
  const lead = opening({ ...situation, patientCase }, id);
  return {
    stage: 'initial_gathering',
    content: join([answer, lead, questionText(id, patientCase)]),
    patientCase: markAsked(patientCase, id),
    question: id,
  };
}

/** The question to repeat with choices because its answer was not understood. */
function notUnderstoodQuestion({ reading, patientCase }: Situation): string | null {
  const { question, changed, notUnderstood, offTopic, answer, lastText } = reading;
  if (question === undefined || offTopic?.open) return null;
  if (notUnderstood) return question;
  // "none" to "I understood: weakness. Is that right?"
  if (question.startsWith(CHECKED) && !patientCase.closed.includes(question)) return question;
  // "a bit" to "what else?" names nothing
  const vague = question === 'else' && !changed && (answer === 'yes' || SOMEWHAT.has(lineOf(tokenize(lastText))));
  if (vague && patientCase.asked.else === 1) return question;
  const nothing = question === 'symptoms' && !changed && Object.keys(patientCase.findings).length === 0;
  return nothing && (patientCase.asked.symptoms ?? 0) < MOST_REPEATS ? question : null;
}

/** Answers an off-topic message or says that an answer was not understood, then repeats the question. */
function askAgain(patientCase: Case, id: string, answer: Bilingual | null): Draft {
  return {
    stage: 'initial_gathering',
    content: join([answer, questionText(id, patientCase)]),
    patientCase: markAsked(patientCase, id),
    question: id,
  };
}

/** Shows the summary and asks for confirmation. */
export function sumUp({ patientCase }: Situation, lead: Bilingual | null = null): Draft {
  return {
    stage: 'context_validation',
    content: join([lead, summary(patientCase), questionFor('confirm')?.text ?? null]),
    patientCase: markAsked(patientCase, 'confirm'),
    question: 'confirm',
  };
}

/** Records the question, so that the next message is read as its answer and the number of repeats is limited. */
export function markAsked(patientCase: Case, id: string): Case {
  return { ...patientCase, lastQuestion: id, asked: { ...patientCase.asked, [id]: (patientCase.asked[id] ?? 0) + 1 } };
}

/** The question asks again for items of the list before it. */
const isRestOf = (id: string, list: string | undefined) =>
  isChecklist(list) && listedIn(id).every((item) => listedIn(list).includes(item));

/** Acknowledgement of a changed patient. */
const PATIENT: Readonly<Record<Case['who'], Bilingual | null>> = {
  open: null,
  self: TEXTS.about.self,
  child: TEXTS.about.child,
  kin: TEXTS.about.other,
  outsider: TEXTS.about.other,
};
/** This turn changed who the patient is. */
export const isPatientChanged = ({ before, patientCase }: Situation['reading']) =>
  before.who !== patientCase.who &&
  before.lastQuestion !== undefined &&
  patientCase.takenBack?.includes('sex') === true;

/** Red flags of other people that this turn added. */
const newBystanderFlags = ({ before, patientCase }: Situation['reading']) =>
  bystanderFlags(patientCase).filter(({ id }) => !before.others?.includes(id));

/** Shown once when another person is in danger: that person's signs were not added to the patient's. */
function bystanderAdvice(reading: Situation['reading']): Bilingual | null {
  const { patientCase } = reading;
  if (newBystanderFlags(reading).length === 0) return null;
  return TEXTS.help_other_first[patientCase.who === 'self' || patientCase.who === 'open' ? 'self' : 'other'];
}

/** This turn took back a finding: "I did not say that". */
const isCorrected = ({ before, patientCase }: Situation['reading']) =>
  (patientCase.corrected ?? []).some((finding) => !before.corrected?.includes(finding));

/** The reply to a first message without a sign: it quotes the message, unless that is only a greeting. */
function welcome({ lastText, offTopic }: Situation['reading']): Bilingual {
  if (offTopic || onlyGreets(tokenize(lastText))) return TEXTS.welcome;
  // by code point, so that no emoji is cut in two
  const letters = [...lastText.replace(/[\s"]+/gu, ' ').trim()];
  const start = letters.slice(0, LONGEST_QUOTE).join('').trimEnd();
  const message = letters.length > LONGEST_QUOTE ? `${start} …` : start;
  return fill(NOT_UNDERSTOOD.first_message, { message });
}

function opening({ patientCase, reading }: Situation, id: string): Bilingual | null {
  const corrected = isCorrected(reading) ? TEXTS.corrected : null;
  if (id === 'symptoms' && corrected) return corrected;
  if (id === 'symptoms')
    return namedIllness(reading.lastText) ?? (patientCase.asked.symptoms ? NOT_UNDERSTOOD.no_sign : welcome(reading));
  const first = Object.keys(patientCase.asked).length === 0;
  const askedFinding = reading.question?.startsWith('f:') ? reading.question.slice(2) : '';
  const news = reading.added.filter((finding) => finding !== askedFinding);
  const repeated = reading.question === id || isRestOf(id, reading.question);
  if (repeated && reading.answer === 'yes' && (RECORD.has(id) || isChecklist(id))) return TEXTS.which;
  // a suicidal patient gets words of comfort first; a list of signs would be cold
  const noted = news.length === 0 || news.includes('suicidal') ? null : understood(news, reading, patientCase);
  const newPatient = isPatientChanged(reading) ? PATIENT[patientCase.who] : null;
  if (newPatient) return join([newPatient, noted], ' ');
  if (corrected) return join([corrected, noted], ' ');
  const bystander = bystanderAdvice(reading);
  if (news.length === 0 && (reading.offTopic || bystander)) return bystander;
  const isNumber = /\d/.test(reading.lastText) && reading.added.length === 0;
  if (reading.question === id && NUMBERS.has(id) && isNumber) return NOT_UNDERSTOOD.impossible;
  if (news.length === 0) return !repeated ? null : reading.changed ? TEXTS.noted : NOT_UNDERSTOOD.answer;
  return join([join([first && noted ? TEXTS.sorry : null, noted], ' '), bystander]);
}

function understood(news: readonly string[], { before }: Situation['reading'], patientCase: Case): Bilingual {
  const findings = enumerate(findingAndMedicineNames(mostSpecific(news), before, patientCase));
  return fill(TEXTS.understood, { findings });
}
