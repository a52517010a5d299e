import type { Case } from '../case/case';
import type { ReadAnswer } from '../reader/answers/read-answer';
import type { ReadFinding } from '../reader/document';
import { PATIENT } from '../reader/grammar/patient';
import { namedPeople } from '../reader/people/relations';
import type { ReadText } from '../reader/read-text';

interface Asked {
  question: string | undefined;
  patientCase: Case;
}

/** The question is about the family, a partner or other people, and the message names a person other than the patient. */
function isAboutOthers({ tokens }: Pick<ReadText, 'tokens'>, { question, patientCase }: Asked): boolean {
  if (!question?.startsWith('f:') || !PATIENT.aboutOthers.has(question.slice(2))) return false;
  const { kinds } = namedPeople(tokens);
  return kinds.has('kin') || kinds.has('outsider') || (kinds.has('child') && patientCase.who !== 'child');
}

const isOfOthers = ({ experiencer, finding }: ReadFinding) =>
  experiencer !== 'self' && experiencer !== 'open' && !PATIENT.aboutOthers.has(finding);

/** "Yes, his sister is asthmatic" makes the child neither asthmatic nor a girl. */
export function withoutOtherPeople(read: ReadText, asked: Asked): ReadText {
  if (!isAboutOthers(read, asked)) return read;
  const findings = read.findings.filter((item) => !isOfOthers(item));
  return { ...read, findings, patient: asked.patientCase.who, sex: null, ageYears: null };
}

/** "My brother coughs" answers whether others are ill too. */
export function withOthersAnswer(short: ReadAnswer, read: ReadText, asked: Asked): ReadAnswer {
  if (short.answer !== null || !isAboutOthers(read, asked)) return short;
  const isIll = [...read.findings, ...read.others].some((item) => isOfOthers(item) && item.state === 'present');
  return isIll ? { ...short, answer: 'yes', basis: 'echo' } : short;
}

/** "My brother has diabetes" does not answer whether the patient has it. */
export function withoutOthers(short: ReadAnswer, { findings }: ReadText, question: string | undefined): ReadAnswer {
  if (!question || PATIENT.aboutOthers.has(question.slice(2))) return short;
  const isOfOther = findings.some(({ finding }) => question === `f:${finding}`);
  return isOfOther && short.answer === 'yes' && short.basis !== 'particle' ? { ...short, answer: null } : short;
}
