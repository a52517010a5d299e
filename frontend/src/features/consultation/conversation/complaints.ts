import type { Language } from '@afya/contracts';
import { LOCALES } from '../../../locales/language';

export const PATIENTS = ['myself', 'myChild', 'somebodyElse'] as const;
export type Patient = (typeof PATIENTS)[number];

export const COMPLAINTS = ['fever', 'cough', 'headache', 'stomach', 'diarrhoea', 'rash'] as const;
export type Complaint = (typeof COMPLAINTS)[number];

interface FirstWords {
  /** The beginning of the sentence, which names the patient. */
  start: string;
  complaints: readonly string[];
  language: Language;
}

/** The beginning of the first message: "My child has a fever and a cough". Without a complaint it ends with a space. */
export function firstWords({ start, complaints, language }: FirstWords): string {
  return `${start} ${new Intl.ListFormat(LOCALES[language]).format(complaints)}`;
}

/** The text after an option was chosen: the new words replace the earlier ones, and what else was written stays. */
export function withFirstWords(text: string, earlier: string, next: string): string {
  const rest = text.startsWith(earlier.trimEnd()) ? text.slice(earlier.trimEnd().length) : text;
  return rest.trim() ? `${next.trimEnd()}${/^[\s.,;]/.test(rest) ? '' : ' '}${rest}` : next;
}
