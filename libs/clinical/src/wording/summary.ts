import type { Bilingual } from '@afya/contracts';
import type { Case } from '../case/case';
import { findingById } from '../knowledge';
import { compiled } from '../knowledge/compiled';
import { wordsOf } from '../papers/paper-value';
import { withoutMedicineFindings } from './medicines-named';
import { WORDING } from '../knowledge/wording';
import { deniedFindings, enumerate, join, list } from './bilingual';
import { findingNames } from './finding-names';
import { fill } from './fill';
import { mostGeneral, mostSpecific } from './most-specific';
import { addressedToPatient } from './said-to-self';
import { ageWords, durationWords, sexWords } from './patient';

const TEXTS = WORDING.summary;
const MOST_DENIED = 8;

/** Summary of the case for the patient to confirm. */
export function summary(patientCase: Case): Bilingual {
  const ids = Object.keys(patientCase.findings);
  const present = ids.filter((id) => patientCase.findings[id]?.state === 'present');
  const reported = mostSpecific(present);
  const symptoms = reported.filter((id) => findingById(id)?.kind !== 'background');
  const background = withoutMedicineFindings(
    reported.filter((id) => findingById(id)?.kind === 'background'),
    patientCase,
  );
  const absent = mostGeneral(ids.filter((id) => patientCase.findings[id]?.state === 'absent')).slice(0, MOST_DENIED);
  const { durationDays: days, history, measured = [] } = patientCase;
  const facts = [
    patientLine(patientCase),
    symptoms.length ? fill(TEXTS.symptoms.listed, { findings: namesOf(symptoms) }) : TEXTS.symptoms.none,
    days === undefined ? null : fill(TEXTS.duration, { duration: durationWords(days) }),
    describedLine(patientCase),
    absent.length ? deniedFindings(absent, (words) => addressedToPatient(patientCase, words)) : null,
    background.length ? fill(TEXTS.background, { findings: namesOf(background) }) : null,
    history === undefined ? null : historyLine(history),
    measured.length ? fill(TEXTS.papers, { values: join(measured.map(wordsOf), '; ') }) : null,
    medicinesLine(patientCase.medicines),
    allergiesLine(patientCase.allergies),
  ];
  return join([TEXTS.title, list(facts.filter((fact) => fact !== null))], '\n');
}

const namesOf = (ids: readonly string[]) => enumerate(findingNames(ids));

/** Chosen answers about how strong the complaint is, how it began and how it changes. */
function describedLine({ described = [] }: Case): Bilingual | null {
  const labels = described.flatMap(
    ({ question, label }) =>
      compiled.choices.find(({ id }) => id === question)?.choices.find((row) => row.label.en === label)?.label ?? [],
  );
  return labels.length === 0 ? null : fill(TEXTS.described, { words: join(labels.map(uncapitalised), '; ') });
}

const uncapitalised = ({ en, sw }: Bilingual): Bilingual => ({
  en: en.charAt(0).toLowerCase() + en.slice(1),
  sw: sw.charAt(0).toLowerCase() + sw.slice(1),
});

function historyLine(history: string): Bilingual {
  if (history === 'None') return TEXTS.history.none;
  return history.startsWith('Nothing is known') ? TEXTS.history.unknown : fill(TEXTS.history.listed, { history });
}

function medicinesLine(medicines: readonly string[] | undefined): Bilingual {
  const { listed, none, unknown } = TEXTS.medicines;
  if (medicines === undefined) return unknown;
  return medicines.length === 0 ? none : fill(listed, { medicines: medicines.join(', ') });
}

function allergiesLine(allergies: readonly string[] | undefined): Bilingual {
  const { listed, none, unknown } = TEXTS.allergies;
  if (allergies === undefined) return unknown;
  return allergies.length === 0 ? none : fill(listed, { allergies: allergies.join(', ') });
}

function patientLine(patientCase: Case): Bilingual {
  const { ageYears, sex, heightCm, weightKg } = patientCase;
  const parts = [
    sex === undefined && ageYears !== undefined ? null : sexWords(patientCase),
    ageYears === undefined ? TEXTS.no_age : ageWords(ageYears),
    heightCm === undefined ? null : fill(TEXTS.height, { height: heightCm }),
    weightKg === undefined ? null : fill(TEXTS.weight, { weight: weightKg }),
  ];
  return fill(TEXTS.patient, { patient: join(parts, ', ') });
}
