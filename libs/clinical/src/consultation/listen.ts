import type { ChoiceQuestion } from '../interview/choice-table';
import { isChecklist, timesAsked } from '../interview/checklists';
import { choiceQuestion, tappedChoices } from '../interview/choices';
import { deniedItems } from '../interview/denied-items';
import { CHECKED, isChoice } from '../interview/questions';
import { findingById } from '../knowledge';
import type { ReadAnswer, ShortAnswer } from '../reader/answers/read-answer';
import { deniesAll, saysNone, saysUnknown } from '../reader/answers/says';
import { answeredDays } from '../reader/answers/times';
import { readBareDuration } from '../reader/read-duration';
import type { ReadFinding } from '../reader/document';
import { type ReadText, readText } from '../reader/read-text';
import { tokenize } from '../reader/tokenize';
import { flagsOfOtherPeople } from '../red-flags/flags-of-others';
import { raiseFlags } from '../red-flags/raise-flags';
import type { RedFlagRule } from '../knowledge/schema/red-flag';
import { type Case, close, type FindingState, newCase, withFinding, withWords } from '../case/case';
import { factsOf } from '../case/facts';
import { deniesList, withDenials } from '../case/denials';
import { withOthersAnswer, withoutOtherPeople, withoutOthers } from './about-others';
import { answerTo, impliesFinding, readBeside, withoutDetails } from './answer-to';
import { correctedPatient, namesOtherPerson, resetForOtherPatient } from '../case/corrections';
import { withGestation, withPregnancy } from '../case/gestation';
import { withoutImpossiblePregnancy, withoutOtherSex } from '../case/possible';
import { isAboutSomethingElse, statesSomethingElse } from './other-statements';
import { applyPainSite } from './pain-site';
import { applyAge, applySex, withAgeAlone } from './take-age-and-sex';
import { applyCheck, applyMeasures } from './take-measures';
import { applyChoices, chosenRows } from './take-choices';
import { beginsWithNo, unreadClauses } from './unread-clauses';
import { isTimeAlone, applyCorrections } from '../case/take-corrections';
import { applyPapersAnswer } from '../case/take-papers';
import { withStoppedMedicine, withoutStoppedMedicines } from '../case/stopped-medicine';
import { type Answer, applyRecordAnswer, applyVolunteeredRecord } from '../case/take-record';
import { daysSinceMonth, daysSinceWeekday, durationAnswer, vagueDuration } from '../case/vague-duration';

/** Applies one patient message to the case: the answer to the last question and every other fact in it. */
export function applyMessage(patientCase: Case, text: string, question?: string): Case {
  const choice = isChoice(question ?? '', text);
  const another = choice ? null : otherPersonInDanger(patientCase, text);
  const reading = another ? patientCase : possible(applyOwnMessage(patientCase, text, question));
  const others = choice ? [] : [...(another?.rules ?? []), ...flagsOfOtherPeople(text)].map(({ id }) => id);
  return others.length === 0 ? reading : { ...reading, others: [...new Set([...(reading.others ?? []), ...others])] };
}

const possible = (patientCase: Case) => withoutOtherSex(withoutImpossiblePregnancy(patientCase));

/**
 * The person in the message and their emergencies, if that person is not the patient; null otherwise. "Mother
 * collapsed" is not a sign of the writer's rash.
 */
export function otherPersonInDanger(patientCase: Case, text: string): { person: Case; rules: RedFlagRule[] } | null {
  const read = readText(text);
  if (correctedPatient(read, patientCase) || !namesOtherPerson(read, patientCase)) return null;
  const person = applyOwnMessage(newCase(), text);
  const rules = raiseFlags(factsOf(person)).filter(({ level }) => level === 'emergency');
  return rules.length > 0 ? { person, rules } : null;
}

function applyOwnMessage(patientCase: Case, text: string, question?: string): Case {
  const askedChoice = choiceQuestion(question);
  const tapped = askedChoice ? tappedChoices(askedChoice, text) : [];
  // a tapped choice contains the engine's words, so it is not parsed as free text
  if (askedChoice && tapped.length > 0)
    return applyChoices(patientCase, { question: askedChoice, rows: tapped, short: null, tapped: true });
  const tokens = tokenize(text);
  const whole = readText(text);
  // "my brother has diabetes", after one's own complaints
  const correctedByWhole = correctedPatient(whole, patientCase);
  const isBeside = correctedByWhole === null && namesOtherPerson(whole, patientCase);
  const known = isBeside ? patientCase.who : null;
  const answer = answerTo(question, tokens);
  const asked = { question, patientCase };
  const short = withOthersAnswer(isBeside ? withoutOthers(answer, whole, question) : answer, whole, asked);
  const read = withoutOtherPeople(withoutDetails(readBeside(text, tokens, short, known), question), asked);
  const withText = mentionsSymptoms(read) && !isAdministrative(question) ? withWords(patientCase, text) : patientCase;
  // "not me, it is my child" also begins like a "no"
  const corrected = short.length > 0 ? correctedByWhole : correctedPatient(read, patientCase);
  // to a yes/no question, "not me" alone is a no
  const patient = corrected && isBareDenial(corrected, short, question) ? null : corrected;
  // "I do not know, it is a baby" also answers
  const answers = patientCase.who === 'open' && short.answer !== null && question?.startsWith('f:');
  if (patient && !answers) return applyFacts(resetForOtherPatient(withText, patient), read);
  const ofPatient = patient ? { ...withText, who: patient.who, sex: patient.sex ?? withText.sex } : withText;
  const facts = applyCorrections(applyFacts(ofPatient, read), { patientCase, read, question });
  const withFacts = applyVolunteeredRecord(facts, { text, read, question });
  const answered = question
    ? applyAnswer(withFacts, {
        question,
        text,
        read,
        short: short.answer,
        basis: short.basis,
        answered: short.answered,
        unknownClause: short.unknownClause,
      })
    : withAgeAlone(withFacts, read);
  const dated = withGestation(answered, patientCase, { read, question });
  const taken = withoutStoppedMedicines(dated, patientCase, { text, tokens: read.tokens });
  return withDenials(withStoppedMedicine(taken, text, read.tokens), patientCase, { ...read, tokens }, question);
}

const isBareDenial = ({ who }: Pick<Case, 'who'>, { answer, answered }: ReadAnswer, question: string | undefined) =>
  who === 'kin' && answer === 'no' && answered !== null && question?.startsWith('f:') === true;

const ADMINISTRATIVE = new Set([
  'age',
  'sex',
  'measures',
  'medicines',
  'allergies',
  'history',
  'record',
  'confirm',
  'offer',
  'papers',
]);
const isAdministrative = (question?: string) => question !== undefined && ADMINISTRATIVE.has(question);

function mentionsSymptoms(read: ReadText): boolean {
  return read.findings.some(({ finding, past }) => !past && findingById(finding)?.kind !== 'background');
}

/** Later statements replace earlier ones. Past findings count only if they are chronic illnesses. */
function applyFacts(patientCase: Case, read: ReadText): Case {
  let next: Case = patientCase;
  for (const { finding, state, weight, past } of presentLast(read)) {
    const lasting = findingById(finding)?.kind === 'background' && !['pregnant', 'postpartum'].includes(finding);
    // some ids exist only in the reader and not in the knowledge base
    if (!findingById(finding) || (past && !lasting)) continue;
    next = withFinding(next, finding, { state, weight });
  }
  for (const finding of read.measures.findings) next = withFinding(next, finding, { state: 'present', weight: 1 });
  const { heightCm, weightKg, durationDays, pregnantWeeks } = read.measures;
  const { line } = read;
  const lasted =
    daysSinceWeekday(durationDays ?? vagueDuration(line), line, patientCase.today) ??
    daysSinceMonth(read.measures.sinceMonth, patientCase.today);
  const changed = addsComplaint(patientCase, next);
  return {
    ...withPregnancy(next, pregnantWeeks),
    who: next.who === 'open' ? read.patient : next.who,
    ageYears: ageOf(read, next),
    sex: read.sex ?? next.sex ?? sexOf(read),
    heightCm: heightCm ?? next.heightCm,
    weightKg: weightKg ?? next.weightKg,
    durationDays: changed ? longer(next.durationDays, lasted) : (next.durationDays ?? lasted),
  };
}

/** In years. */
const ONE_MONTH = 31 / 365;

/** Days do not become the age of an older patient: "ana siku nne hajaenda choo" (four days without stool) of a child of nine. */
const ageOf = (read: ReadText, { ageYears: known }: Case) => {
  const isDuration = known !== undefined && known >= 1 && read.ageYears !== null && read.ageYears < ONE_MONTH;
  return isDuration ? known : (read.ageYears ?? known);
};

/** "A new girl two weeks ago, no condom" names a time, and not that of the complaint. */
const addsComplaint = (before: Case, after: Case) =>
  Object.keys(after.findings).some((id) => !(id in before.findings) && findingById(id)?.kind !== 'background');

/** A new sign "today" does not shorten an illness of months. */
const longer = (known: number | undefined, lasted: number | undefined) =>
  known === undefined || (lasted !== undefined && lasted > known) ? lasted : known;

/** "Urine comes by itself" is also read as a leak through the vagina, also for a man. */
const SAID_BY_BOTH: ReadonlySet<string> = new Set(['urine_leak_vagina']);

/** Infers the sex from complaints that only one sex has. A mention of pregnancy, even denied, implies a woman. */
function sexOf({ findings }: ReadText): Case['sex'] {
  const current = findings.filter(
    ({ finding, state, past }) => state === 'present' && !past && !SAID_BY_BOTH.has(finding),
  );
  const has = (sex: 'male' | 'female') => current.some(({ finding }) => findingById(finding)?.asked?.sex === sex);
  if (has('male')) return has('female') ? undefined : 'male';
  return has('female') || findings.some(({ finding }) => finding === 'pregnant') ? 'female' : undefined;
}

/** If a text states a finding more than once, "present" wins over "absent". */
function presentLast(read: ReadText): ReadText['findings'] {
  const rankOf = (state: string) => (state === 'present' ? 1 : 0);
  return [...read.findings].sort((a, b) => rankOf(a.state) - rankOf(b.state) || a.weight - b.weight);
}

function applyAnswer(patientCase: Case, answer: Answer): Case {
  const { question } = answer;
  if (question.startsWith(CHECKED)) return applyCheckedFinding(patientCase, question, answer);
  if (question.startsWith('f:')) return applyFindingAnswer(patientCase, question.slice(2), answer);
  const choices = choiceQuestion(question);
  if (choices) return applyChoiceAnswer(patientCase, choices, answer);
  switch (question) {
    case 'symptoms':
      return applyPainSite(patientCase, answer);
    case 'age':
      return applyAge(patientCase, answer);
    case 'sex':
      return applySex(patientCase, answer);
    case 'measures':
      return applyMeasures(patientCase, answer);
    case 'check':
      return applyCheck(patientCase, answer);
    case 'duration':
      return applyDuration(patientCase, answer);
    case 'record':
    case 'history':
    case 'medicines':
    case 'allergies':
      return applyRecordAnswer(patientCase, answer);
    case 'papers':
      return applyPapersAnswer(patientCase, answer.short, answer.read);
    case 'more':
      return close(patientCase, 'more');
    default:
      return patientCase;
  }
}

/** A question whose answer was not understood is asked a second time; then the answer counts as unknown. */
const mayRepeat = ({ asked }: Case, question: string) =>
  timesAsked(asked, question) < 2 &&
  Object.entries(asked).filter(([id, times]) => /^[fw]:/.test(id) && times > 1).length < MOST_REPEATED;
/** Questions that are repeated in one consultation, so that it ends even if no answer is understood. */
const MOST_REPEATED = 3;

/** "No" to "I understood: …" is a correction, so the flag of the finding goes too. "No other illness" denies something else. */
function applyCheckedFinding(patientCase: Case, question: string, { short, basis, read, text }: Answer): Case {
  const closed = close(patientCase, question);
  if (short !== 'no') return closed;
  if (basis === 'words' || deniesList(text) || saysNone(read.tokens))
    return mayRepeat(patientCase, question) ? patientCase : closed;
  const finding = question.slice(CHECKED.length);
  const corrected = [...new Set([...(closed.corrected ?? []), finding])];
  return { ...withFinding(closed, finding, { state: 'absent', weight: 1 }), corrected };
}

function applyChoiceAnswer(patientCase: Case, question: ChoiceQuestion, answer: Answer): Case {
  const { read, text } = answer;
  const short = answer.short ?? (deniesAll(read.tokens) ? 'no' : null);
  const rows = chosenRows(patientCase, question, { read, short, text });
  const denied = isChecklist(question.id) && short === null ? deniedItems(question, read.tokens, read.findings) : [];
  const lost = rows.length === 0 && denied.length === 0 && short === null && read.findings.length === 0;
  if (lost && mayRepeat(patientCase, question.id)) return patientCase;
  const withDenied = denied
    .filter((id) => !patientCase.findings[id])
    .reduce((so, id) => withFinding(so, id, { state: 'absent', weight: 1 }), patientCase);
  const inWords = rows.filter(({ findings: [id] }) => !read.findings.some(({ finding }) => finding === id)).length;
  const explained = rows.length === 0 && read.findings.length === 0 && beginsWithNo(text) ? 1 : 0;
  const unread = unreadClauses(read.tokens, read.findings) > inWords + explained;
  return applyChoices(withDenied, { question, rows, short, unread });
}

function applyDuration(patientCase: Case, { read, short, text }: Answer): Case {
  const answered = answeredDays(text) ?? durationAnswer(read, patientCase.today);
  const durationDays = daysSinceWeekday(answered, read.line, patientCase.today) ?? patientCase.durationDays;
  const lost = durationDays === undefined && short === null && read.findings.length === 0;
  return lost && !saysUnknown(read.tokens) && mayRepeat(patientCase, 'duration')
    ? patientCase
    : close({ ...patientCase, durationDays }, 'duration');
}

/** "Yes, nothing has passed, not even gas": the yes counts. After a "no", a finding that is said to be there stays. */
const isSaidYes = ({ state }: ReadFinding, answer: ShortAnswer, basis: Answer['basis']): boolean =>
  basis === 'particle' && answer === 'yes' && state === 'absent';

/** "Maybe, my period is late" to "are you pregnant?" is a weak yes. */
const isLate = ({ findings }: ReadText) =>
  findings.some(({ finding, state }) => finding === 'missed_period' && state === 'present');

/** Yes, no, "I don't know", a weak yes, or the finding in words. Any other answer closes the question as unknown. */
function applyFindingAnswer(
  patientCase: Case,
  finding: string,
  { read, short: answer, basis, answered, unknownClause }: Answer,
): Case {
  const closed = close(patientCase, `f:${finding}`);
  const stated = read.findings.find((item) => item.finding === finding);
  // "I do not know whether it is a cough" names the finding in the clause that leaves it open
  const start = read.tokens.findIndex((token) => token.start === stated?.start);
  const isLeftOpen = unknownClause !== null && start >= unknownClause.from && start < unknownClause.to;
  if (
    stated &&
    !isLeftOpen &&
    !isSaidYes(stated, answer, basis) &&
    !(basis === 'echo' && answer !== null && answer !== 'unknown')
  )
    return closed;
  // "very much, and I feel dizzy": what follows an answer does not change it
  const from = answered === null ? undefined : read.tokens[answered]?.start;
  const elsewhere = statesSomethingElse(read, finding);
  const within = from === undefined ? elsewhere : statesSomethingElse(read, finding, from);
  const shown = read.findings.some(({ finding: id, state }) => state === 'present' && impliesFinding(id, finding));
  const meant = answer === 'unknown' && finding === 'pregnant' && isLate(read) ? 'somewhat' : answer;
  const short = shown && meant === null ? 'yes' : basis === 'words' && within ? null : meant;
  const answers: Record<Exclude<ShortAnswer, null>, FindingState> = {
    yes: { state: 'present', weight: 1 },
    somewhat: { state: 'present', weight: 0.5 },
    no: { state: 'absent', weight: 1 },
    unknown: { state: 'unknown', weight: 0 },
  };
  if (short === 'yes' && basis === 'particle' && isAboutSomethingElse(read, finding)) return patientCase;
  if (short === null && isTimeAlone(read))
    return { ...patientCase, durationDays: readBareDuration(read.line) ?? patientCase.durationDays };
  if (short === null && closed.findings[finding]) return closed;
  if (short === null && !elsewhere && mayRepeat(patientCase, `f:${finding}`)) return patientCase;
  return withFinding(closed, finding, short === null ? answers.unknown : answers[short]);
}
