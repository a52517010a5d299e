import type { Bilingual } from '@afya/contracts';
import { z } from 'zod';
import { bloodPressure, sugar } from '../reader/read-readings';
import { readVitals } from '../reader/read-vitals';
import { type NumberTest, PAPER_GRAMMAR } from './paper-grammar';

/**
 * A test and its value on a paper: 'positive', 'negative', 'trace', pluses ("2+"), a number in the unit that is shown, a pair
 * ("168/112"), or for the test 'medicine' its name.
 */
export const paperValueSchema = z.object({ test: z.string().max(40), value: z.string().max(60) });
export type PaperValue = z.infer<typeof paperValueSchema>;

const { pair, numbers, results_of: tests, dipstick, prescription, shown } = PAPER_GRAMMAR;
export const MEDICINE = 'medicine';

/** The findings that a value shows to be present or absent, at an age in years. */
export function findingsOf({ test, value }: PaperValue, ageYears?: number): { present: string[]; absent: string[] } {
  const measured = test === pair.test ? pair : numbers.find((number) => number.test === test);
  if (measured) {
    const bands = 'bands' in measured ? bandsOf(measured, Number(value)) : [];
    const present = [...readingsOf(measured.reads, value, ageYears), ...bands];
    const possible = [
      ...(measured.findings ?? []),
      ...('bands' in measured ? measured.bands : []).map((b) => b.finding),
    ];
    return { present, absent: [...new Set(possible)].filter((finding) => !present.includes(finding)) };
  }
  const finding = [...tests, ...dipstick].find((row) => row.test === test)?.finding;
  if (!finding || value === 'trace') return { present: [], absent: [] };
  return value === 'negative' ? { present: [], absent: [finding] } : { present: [finding], absent: [] };
}

const bandsOf = ({ bands }: NumberTest, value: number) =>
  bands.filter(({ from = -Infinity, to = Infinity }) => value >= from && value <= to).map(({ finding }) => finding);

/** The limits of typed values apply to those of papers. */
function readingsOf(reads: string | undefined, value: string, ageYears: number | undefined): string[] {
  if (reads === undefined) return [];
  const line = ` ${reads} ${value.replace('/', ' ')} `;
  return [...new Set([...readVitals(line, ageYears), ...sugar(line), ...bloodPressure(line)])];
}

/** "haemoglobin (Hb) 7.2 g/dL", "malaria test: positive". */
export function wordsOf({ test, value }: PaperValue): Bilingual {
  if (test === MEDICINE) return both(prescription.label, ({ label }) => `${label}: ${value}`);
  const measured = test === pair.test ? pair : numbers.find((number) => number.test === test);
  if (measured) return both(measured.label, ({ label }) => `${label} ${value} ${measured.unit}`);
  const { label } = [...tests, ...dipstick].find((row) => row.test === test) ?? { label: { en: test, sw: test } };
  const named = shown[value as keyof typeof shown] ?? { en: value, sw: value };
  return { en: `${label.en}: ${named.en}`, sw: `${label.sw}: ${named.sw}` };
}

const both = ({ en, sw }: Bilingual, say: (words: { label: string }) => string): Bilingual => ({
  en: say({ label: en }),
  sw: say({ label: sw }),
});
