import type { Bilingual } from '@afya/contracts';
import type { Case } from '../consultation/case';
import { findingById } from '../knowledge';
import { saidBeside } from './medicines-named';
import { deniedFindings, enumerate, findingName, join, list, text } from './bilingual';
import { mostGeneral, mostSpecific } from './most-specific';
import { spokenTo } from './said-to-self';
import { ageWords, durationWords, sexWords } from './patient';

const MOST_DENIED = 8;

/** All that was understood, for the patient to check. */
export function summary(known: Case): Bilingual {
  const ids = Object.keys(known.findings);
  const present = ids.filter((id) => known.findings[id]?.state === 'present');
  const told = mostSpecific(present);
  const symptoms = told.filter((id) => findingById(id)?.kind !== 'background');
  const background = saidBeside(
    told.filter((id) => findingById(id)?.kind === 'background'),
    known,
  );
  const absent = mostGeneral(ids.filter((id) => known.findings[id]?.state === 'absent')).slice(0, MOST_DENIED);
  return join(
    [
      text('Let me check that I understood:', 'Hebu nihakikishe kama nimeelewa:'),
      list([
        patientLine(known),
        symptoms.length
          ? line('Symptoms', 'Dalili', enumerate(symptoms.map(findingName)))
          : text('Symptoms: none that I understood', 'Dalili: hakuna nilizoelewa'),
        ...(known.durationDays === undefined ? [] : [line('For', 'Muda', durationWords(known.durationDays))]),
        ...(absent.length ? [deniedFindings(absent, (words) => spokenTo(known, words))] : []),
        ...(background.length ? [line('Background', 'Hali nyingine', enumerate(background.map(findingName)))] : []),
        ...(known.history === undefined ? [] : [line('History', 'Historia ya afya', historyWords(known.history))]),
        listLine('Medicines', 'Dawa', known.medicines),
        listLine('Allergies', 'Mzio', known.allergies),
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

function patientLine(known: Case): Bilingual {
  const who = known.sex === undefined && known.ageYears !== undefined ? null : sexWords(known);
  const age = known.ageYears === undefined ? text('age not known', 'umri haujulikani') : ageWords(known.ageYears);
  const { heightCm, weightKg } = known;
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
