import type { Bilingual, Diagnosis, PatientFacts } from '@afya/contracts';
import { findingById } from '../knowledge';
import { emergencyFor } from '../red-flags/emergency-for';
import { kindsAtDiagnosis } from './find-red-flags';
import { WORDING } from '../knowledge/wording';
import { deniedFinding, findingName, text } from '../wording/bilingual';
import { testsAdvice } from '../wording/diagnosis';
import { mostSpecific } from '../wording/most-specific';
import { ageWords, durationWords } from '../wording/patient';
import { testsFor } from '../wording/tests-for';
import { descriptionOf } from '../wording/what-it-is';
import type { Case, FindingState } from '../case/case';
import type { Situation } from './draft';

/** Adds the details of the diagnosis card and the printed sheet: patient facts, tests, emergency numbers. */
export function withReportDetails(diagnosis: Diagnosis, situation: Situation): Diagnosis {
  const what = descriptionOf(diagnosis);
  const tests = testsFor(diagnosis.conditionId, situation.patientCase, situation.rules);
  // the card lists the tests separately, so the sentence that names them is removed
  const ofTests = testsAdvice(tests).en;
  return {
    ...diagnosis,
    recommendations: diagnosis.recommendations.filter(({ en }) => tests.length === 0 || en !== ofTests),
    ...(what ? { what } : {}),
    tests,
    emergencyNumbers: emergencyFor(diagnosis.adviceLevel, situation.turn.country, kindsAtDiagnosis(situation)).numbers,
    patient: patientFacts(situation),
  };
}

/** The patient's facts as names and short sentences. */
export function patientFacts({ patientCase, rules }: Pick<Situation, 'patientCase' | 'rules'>): PatientFacts {
  const isBackground = (id: string) => findingById(id)?.kind === 'background';
  const symptoms = (state: FindingState['state']) => findingsOf(patientCase, state).filter((id) => !isBackground(id));
  return {
    ...(patientCase.who === 'open' ? {} : { toldBy: patientCase.who === 'self' ? 'patient' : 'other' }),
    ...measures(patientCase),
    ...(patientCase.words ? { ownWords: patientCase.words } : {}),
    present: mostSpecific(symptoms('present')).map(findingName),
    denied: findingsOf(patientCase, 'absent').map(deniedFinding),
    unknown: symptoms('unknown').map(findingName),
    background: findingsOf(patientCase, 'present').filter(isBackground).map(findingName),
    ...history(patientCase.history),
    ...(patientCase.medicines ? { medicines: patientCase.medicines } : {}),
    ...(patientCase.allergies ? { allergies: patientCase.allergies } : {}),
    redFlags: rules.map(({ may }) => may),
    files: patientCase.files.length,
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

/** The history in the patient's own words, untranslated. */
function history(answer: string | undefined): { history?: Bilingual } {
  if (answer === undefined || answer.startsWith('Nothing is known')) return {};
  return { history: answer === 'None' ? WORDING.summary.no_history : text(answer, answer) };
}
