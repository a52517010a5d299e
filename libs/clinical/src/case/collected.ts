import { type CollectedInfo, type Language } from '@afya/contracts';
import { findingById } from '../knowledge';
import type { Case } from './case';

/** The session's record: only facts that the patient reported or confirmed. `symptoms` are the patient's own words. */
export function collectedInfoOf(patientCase: Case, language: Language, before: CollectedInfo = {}): CollectedInfo {
  return {
    ...Object.fromEntries(
      Object.entries(before).filter(([key]) => !patientCase.takenBack?.some((taken) => taken === key)),
    ),
    ...defined('age', patientCase.ageYears),
    ...defined('sex', patientCase.sex),
    ...defined('height', patientCase.heightCm),
    ...defined('weight', patientCase.weightKg),
    ...defined('symptoms', patientCase.words || before.symptoms),
    ...defined('medicalHistory', historyOf(patientCase, language)),
    ...defined('currentMedications', patientCase.medicines),
    ...defined('allergies', patientCase.allergies),
  };
}

const FIELDS = { age: 'ageYears', sex: 'sex', height: 'heightCm', weight: 'weightKg' } as const;

/** Fields that the patient withdrew without giving a new value. */
export function deletedFields(patientCase: Case): (keyof typeof FIELDS)[] {
  return (patientCase.takenBack ?? []).filter((key) => patientCase[FIELDS[key]] === undefined);
}

function defined<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}

const names = (ids: readonly string[], language: Language) =>
  ids.map((id) => findingById(id)?.[language].name ?? id).join(', ');

/** Chronic illnesses among the findings, and the answer to the question about them. */
function historyOf(patientCase: Case, language: Language): string | undefined {
  const lasting = Object.keys(patientCase.findings).filter(
    (id) => findingById(id)?.kind === 'background' && patientCase.findings[id]?.state === 'present',
  );
  const parts = [
    patientCase.history === undefined ? '' : wordedHistory(patientCase.history, language),
    names(
      lasting.filter((id) => !NOT_HISTORY.has(id)),
      language,
    ),
  ];
  const text = parts.filter(Boolean).join('; ');
  return text || undefined;
}

/** Of this illness, of a pregnancy or of what came before, and no lasting illness. */
const NOT_HISTORY = new Set(
  `dirty_water pregnant early_pregnancy late_pregnancy first_pregnancy postpartum breastfeeding unvaccinated thriving
  worsening gradual_onset worse_morning worse_night similar_before travel_malaria_area recent_travel contact_ill
  unprotected_sex missed_meal heat_exposure sun_exposure hard_effort recent_loss sleep_habits neck_posture overuse
  rich_food ear_water nose_picking voice_strain`.split(/\s+/),
);

/** Adds a "History" label to an answer without one, and translates the two fixed values. */
function wordedHistory(history: string, language: Language): string {
  if (history === 'None') return language === 'sw' ? 'Hakuna' : 'None';
  if (history.startsWith('Nothing is known')) return language === 'sw' ? 'Historia haijulikani' : history;
  if (/^(History|Historia|None|Hakuna)/.test(history)) return history;
  return `${language === 'sw' ? 'Historia' : 'History'}: ${history}`;
}
