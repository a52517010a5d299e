import type { Bilingual, Diagnosis, PatientFacts } from '@afya/contracts';
import { findingById } from '../knowledge';
import { emergencyFor } from '../red-flags/emergency-for';
import { kindsAtDiagnosis } from '../red-flags/find-red-flags';
import { deniedFinding, enumerate, findingName, text } from '../words/bilingual';
import { mostSpecific } from '../words/most-specific';
import { ageWords, durationWords } from '../words/patient';
import { testsFor } from '../words/tests-for';
import { whatOf } from '../words/what-it-is';
import type { Case, FindingState } from './case';
import type { Situation } from './draft';

/** A diagnosis with what the card and the printed sheet say beside it: the patient's facts, the tests, whom to call. */
export function forTheReader(diagnosis: Diagnosis, situation: Situation): Diagnosis {
  const what = whatOf(diagnosis);
  const tests = testsFor(diagnosis.conditionId, situation.known, situation.rules);
  // the sentence of the message that names the tests: here they stand by themselves
  const testSentence = `: ${enumerate(tests).en}.`;
  return {
    ...diagnosis,
    recommendations: diagnosis.recommendations.filter(({ en }) => tests.length === 0 || !en.endsWith(testSentence)),
    ...(what ? { what } : {}),
    tests,
    emergencyNumbers: emergencyFor(diagnosis.adviceLevel, situation.turn.country, kindsAtDiagnosis(situation)).numbers,
    patient: patientFacts(situation),
  };
}

/** What of the patient is known, as names and short sentences. */
export function patientFacts({ known, rules }: Pick<Situation, 'known' | 'rules'>): PatientFacts {
  const isBackground = (id: string) => findingById(id)?.kind === 'background';
  const symptoms = (state: FindingState['state']) => findingsOf(known, state).filter((id) => !isBackground(id));
  return {
    ...(known.who === 'open' ? {} : { toldBy: known.who === 'self' ? 'patient' : 'other' }),
    ...measures(known),
    ...(known.words ? { ownWords: known.words } : {}),
    present: mostSpecific(symptoms('present')).map(findingName),
    denied: findingsOf(known, 'absent').map(deniedFinding),
    unknown: symptoms('unknown').map(findingName),
    background: findingsOf(known, 'present').filter(isBackground).map(findingName),
    ...history(known.history),
    ...(known.medicines ? { medicines: known.medicines } : {}),
    ...(known.allergies ? { allergies: known.allergies } : {}),
    redFlags: rules.map(({ may }) => may),
    files: known.files.length,
  };
}

const findingsOf = ({ findings }: Case, state: FindingState['state']) =>
  Object.keys(findings).filter((id) => findings[id]?.state === state);

function measures({ ageYears, sex, pregnantWeeks, heightCm, weightKg, durationDays }: Case) {
  return {
    ...(ageYears === undefined ? {} : { age: ageWords(ageYears) }),
    ...(sex === undefined ? {} : { sex }),
    ...(pregnantWeeks === undefined ? {} : { pregnantWeeks }),
    ...(heightCm === undefined ? {} : { heightCm }),
    ...(weightKg === undefined ? {} : { weightKg }),
    ...(durationDays === undefined ? {} : { duration: durationWords(durationDays) }),
  };
}

/** The words of the answer; they stay as they were written. */
function history(answer: string | undefined): { history?: Bilingual } {
  if (answer === undefined || answer.startsWith('Nothing is known')) return {};
  return { history: answer === 'None' ? text('None', 'Hakuna') : text(answer, answer) };
}
