import { findNames } from '../reader/find-names';
import { readAge } from '../reader/read-age';
import { readBareDuration } from '../reader/read-duration';
import { readBareMeasures, readMeasures } from '../reader/read-measures';
import { readRecord } from '../reader/read-record';
import { readText } from '../reader/read-text';
import { tokenize } from '../reader/tokenize';
import type { ExpectedValues, SentenceRow } from './sentence-set';

/** A value that is expected and the one that was read; null stands for none. */
export interface Compared {
  what: string;
  wanted: unknown;
  read: unknown;
}

/** Every expected value with the value that the reader finds. */
export function compareValues({ text, expect, asked, age }: SentenceRow): Compared[] {
  const { line, measures, patient, sex, ageYears } = readText(text);
  const bare = asked === 'measures' ? readBareMeasures(line, age) : measures;
  const found: Record<keyof ExpectedValues, unknown> = {
    patient,
    sex,
    ageYears: asked === 'age' ? readAge(line, true) : ageYears,
    heightCm: bare.heightCm ?? null,
    weightKg: bare.weightKg ?? null,
    durationDays: (asked === 'duration' ? readBareDuration(line) : measures.durationDays) ?? null,
    pregnantWeeks: measures.pregnantWeeks ?? null,
    readings: age === undefined ? measures.findings : readMeasures(line, age).findings,
    withoutNames: withoutNames(text),
    record: readRecord(text, tokenize(text)),
  };
  return (Object.keys(found) as (keyof ExpectedValues)[]).flatMap((key) =>
    expect[key] === undefined ? [] : { what: key, wanted: expect[key], read: found[key] },
  );
}

const withoutNames = (text: string): string =>
  findNames(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)}_${rest.slice(end)}`, text);

/** Numbers are compared up to the decimals of the expected one, at least two; other values exactly. */
export function isEqual(wanted: unknown, read: unknown): boolean {
  if (typeof wanted !== 'number' || typeof read !== 'number') return JSON.stringify(wanted) === JSON.stringify(read);
  const decimals = Math.max(2, String(wanted).split('.')[1]?.length ?? 0);
  return Math.abs(wanted - read) <= 0.5 / 10 ** decimals;
}
