import type { Bilingual } from '@afya/contracts';
import type { Case } from '../case/case';
import { findingById } from '../knowledge';
import { wordsOf } from '../papers/paper-value';
import { withoutMedicineFindings } from './medicines-named';
import { deniedFindings, enumerate, findingName, join, list, text } from './bilingual';
import { mostGeneral, mostSpecific } from './most-specific';
import { addressedToPatient } from './said-to-self';
import { ageWords, durationWords, sexWords } from './patient';

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
  return join(
    [
      text('Let me check that I understood:', 'Hebu nihakikishe kama nimeelewa:'),
      list([
        patientLine(patientCase),
        symptoms.length
          ? line('Symptoms', 'Dalili', enumerate(symptoms.map(findingName)))
          : text('Symptoms: none that I understood', 'Dalili: hakuna nilizoelewa'),
        ...(patientCase.durationDays === undefined
          ? []
          : [line('For', 'Muda', durationWords(patientCase.durationDays))]),
        ...(absent.length ? [deniedFindings(absent, (words) => addressedToPatient(patientCase, words))] : []),
        ...(background.length ? [line('Background', 'Hali nyingine', enumerate(background.map(findingName)))] : []),
        ...(patientCase.history === undefined
          ? []
          : [line('History', 'Historia ya afya', historyWords(patientCase.history))]),
        ...(patientCase.measured?.length
          ? [line('From papers', 'Kutoka kwenye karatasi', join(patientCase.measured.map(wordsOf), '; '))]
          : []),
        listLine('Medicines', 'Dawa', patientCase.medicines),
        listLine('Allergies', 'Mzio', patientCase.allergies),
      ]),
    ],
    '\n',
  );
}

const line = (en: string, sw: string, what: Bilingual) => text(`${en}: ${what.en}`, `${sw}: ${what.sw}`);

function historyWords(history: string): Bilingual {
  if (history === 'None') return text('none', 'hakuna');
  return history.startsWith('Nothing is known') ? text('not known', 'haijulikani') : text(history, history);
}

function listLine(en: string, sw: string, items: readonly string[] | undefined): Bilingual {
  if (items === undefined) return text(`${en}: not known`, `${sw}: haijulikani`);
  if (items.length === 0) return text(`${en}: none`, `${sw}: hakuna`);
  return text(`${en}: ${items.join(', ')}`, `${sw}: ${items.join(', ')}`);
}

function patientLine(patientCase: Case): Bilingual {
  const who = patientCase.sex === undefined && patientCase.ageYears !== undefined ? null : sexWords(patientCase);
  const age =
    patientCase.ageYears === undefined ? text('age not known', 'umri haujulikani') : ageWords(patientCase.ageYears);
  const { heightCm, weightKg } = patientCase;
  const size = [
    heightCm === undefined ? null : text(`${heightCm} cm`, `sm ${heightCm}`),
    weightKg === undefined ? null : text(`${weightKg} kg`, `kilo ${weightKg}`),
  ].filter((each) => each !== null);
  const [en, sw] = who ? [`${who.en}, `, `${who.sw}, `] : ['', ''];
  return text(
    `Patient: ${en}${[age, ...size].map((each) => each.en).join(', ')}`,
    `Mgonjwa: ${sw}${[age, ...size].map((each) => each.sw).join(', ')}`,
  );
}
