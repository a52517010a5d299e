import { type CollectedInfo, type Language } from '@afya/contracts';
import { findingById } from '../knowledge';
import type { Case } from './case';

/** The record of the session: only what the patient said or confirmed. `symptoms` are the patient's own words, as written. */
export function collectedInfoOf(known: Case, language: Language, before: CollectedInfo = {}): CollectedInfo {
  return {
    ...Object.fromEntries(Object.entries(before).filter(([key]) => !known.takenBack?.some((taken) => taken === key))),
    ...defined('age', known.ageYears),
    ...defined('sex', known.sex),
    ...defined('height', known.heightCm),
    ...defined('weight', known.weightKg),
    ...defined('symptoms', known.words || before.symptoms),
    ...defined('medicalHistory', historyOf(known, language)),
    ...defined('currentMedications', known.medicines),
    ...defined('allergies', known.allergies),
  };
}

const FIELDS = { age: 'ageYears', sex: 'sex', height: 'heightCm', weight: 'weightKg' } as const;

/** What was taken back and not told anew. */
export function forgottenOf(known: Case): (keyof typeof FIELDS)[] {
  return (known.takenBack ?? []).filter((key) => known[FIELDS[key]] === undefined);
}

function defined<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}

const names = (ids: readonly string[], language: Language) =>
  ids.map((id) => findingById(id)?.[language].name ?? id).join(', ');

/** Lasting illnesses that were named, and the answer to the question about them. */
function historyOf(known: Case, language: Language): string | undefined {
  const lasting = Object.keys(known.findings).filter(
    (id) => findingById(id)?.kind === 'background' && known.findings[id]?.state === 'present',
  );
  const parts = [
    known.history === undefined ? '' : wordedHistory(known.history, language),
    names(
      lasting.filter((id) => !NOT_HISTORY.has(id)),
      language,
    ),
  ];
  const text = parts.filter(Boolean).join('; ');
  return text || undefined;
}

const NOT_HISTORY = new Set(['dirty_water', 'pregnant', 'postpartum', 'unvaccinated']);

/** An answer that holds no word of a history is named as one; "none" is told in the patient's language. */
function wordedHistory(history: string, language: Language): string {
  if (history === 'None') return language === 'sw' ? 'Hakuna' : 'None';
  if (history.startsWith('Nothing is known')) return language === 'sw' ? 'Historia haijulikani' : history;
  if (/^(History|Historia|None|Hakuna)/.test(history)) return history;
  return `${language === 'sw' ? 'Historia' : 'History'}: ${history}`;
}
