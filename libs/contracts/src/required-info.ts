import type { CollectedInfo } from './collected-info';
import { HISTORY_KEYWORDS, SYMPTOM_KEYWORDS } from './required-info.keywords';

export const REQUIRED_INFO = ['age', 'measurements', 'symptoms', 'details', 'medications'] as const;
export type RequiredInfo = (typeof REQUIRED_INFO)[number];

/** Prefix of a history written by the engine, which does not count as the patient's history. */
export const AUTO_SUMMARY_PREFIX = 'Summary:';

const words = (text: string) => text.trim().split(/\s+/u).filter(Boolean).length;

function mentions(text: string, keywords: readonly string[]): boolean {
  const folded = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return keywords.some((keyword) => folded.includes(` ${keyword}`));
}

const checks: Record<RequiredInfo, (info: CollectedInfo) => boolean> = {
  age: ({ age, sex }) => age !== undefined && age > 0 && !!sex?.trim(),
  measurements: ({ height, weight }) => height !== undefined && height > 0 && weight !== undefined && weight > 0,
  symptoms: ({ symptoms = '' }) =>
    symptoms.length >= 40 && words(symptoms) >= 10 && mentions(symptoms, SYMPTOM_KEYWORDS),
  details: ({ medicalHistory = '' }) =>
    !medicalHistory.startsWith(AUTO_SUMMARY_PREFIX) &&
    ((medicalHistory.length > 50 && words(medicalHistory) > 10) || mentions(medicalHistory, HISTORY_KEYWORDS)),
  medications: ({ currentMedications, allergies }) => Array.isArray(currentMedications) && Array.isArray(allergies),
};

/** Which of the five groups are complete, and their share in percent (specification, section 5). */
export function requiredInfoProgress(info: CollectedInfo): { done: Record<RequiredInfo, boolean>; percent: number } {
  const done = Object.fromEntries(REQUIRED_INFO.map((group) => [group, checks[group](info)])) as Record<
    RequiredInfo,
    boolean
  >;
  const count = REQUIRED_INFO.filter((group) => done[group]).length;
  return { done, percent: Math.round((count / REQUIRED_INFO.length) * 100) };
}
