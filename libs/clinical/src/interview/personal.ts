import type { Bilingual } from '@afya/contracts';
import type { Case } from '../case/case';
import { WORDING } from '../knowledge/wording';
import { join } from '../wording/bilingual';
import { fill } from '../wording/fill';
import { ageWords } from '../wording/patient';
import { PERSONAL } from './personal-words';
import { questionFor } from './questions';

const TEXTS = WORDING.interview.questions;

/** Repeats the doubtful numbers and asks whether they are right. */
function checkText({ ageYears, heightCm, weightKg }: Case): Bilingual {
  const same = (value: string) => ({ en: value, sw: value });
  const values = [
    ageYears === undefined ? null : ageWords(ageYears),
    heightCm === undefined ? null : same(`${heightCm} cm`),
    weightKg === undefined ? null : same(`${weightKg} kg`),
  ];
  return fill(TEXTS.check, { values: join(values, ', ') });
}

/** Shorter wording for a repeated open question. */
const REPEATED: Readonly<Record<string, Bilingual>> = { else: TEXTS.anything_else };

/** The question's text for this patient; empty for an unknown id. */
export function questionText(id: string, patientCase: Case): Bilingual {
  const again = patientCase.asked[id] ? REPEATED[id] : undefined;
  if (again) return again;
  if (id === 'check') return checkText(patientCase);
  const addressee = patientCase.who === 'self' || patientCase.who === 'child' ? patientCase.who : undefined;
  if (id === 'age' && patientCase.sex === undefined && !patientCase.asked.age)
    return TEXTS.age_and_sex[addressee ?? 'other'];
  const personal = addressee && PERSONAL[addressee][id];
  return personal ?? questionFor(id)?.text ?? { en: '', sw: '' };
}
