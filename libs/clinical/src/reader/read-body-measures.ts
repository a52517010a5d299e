import { BODY_MEASURES } from './grammar/body-measures';
import { firstMatch } from './first-match';

/** Possible heights in cm and weights in kg. */
const HEIGHTS = [30, 250] as const;
const WEIGHTS = [0.4, 350] as const;
const MAX_METRES = 2.5;
const CM_OF_METRE = 100;
const CM_OF_INCH = 2.54;
const INCHES_OF_FOOT = 12;
const KG_OF_POUND = 0.4536;

const within = (value: number, [from, to]: readonly [number, number]) =>
  value >= from && value <= to ? value : undefined;

const numberIn = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.groups?.n);

/** The height in cm, or undefined. */
export function heightIn(text: string): number | undefined {
  const parts = firstMatch(BODY_MEASURES.metresAndCm, text)?.groups;
  if (parts) return Number(parts.m) * CM_OF_METRE + Number(parts.cm);
  for (const { from, pattern } of BODY_MEASURES.heights) {
    const cm = numberIn(pattern, text);
    if (cm >= from && cm <= HEIGHTS[1]) return cm;
  }
  const metres = Number(firstMatch(BODY_MEASURES.metres, text)?.groups?.n);
  if (metres < MAX_METRES) return within(Math.round(metres * 100), HEIGHTS);
  const found = BODY_MEASURES.distanceInFeet.test(text) ? undefined : BODY_MEASURES.feet.exec(text)?.groups;
  const inches = Number(found?.feet) * INCHES_OF_FOOT + Number(found?.inches ?? 0);
  return inches ? within(Math.round(inches * CM_OF_INCH), HEIGHTS) : undefined;
}

/** The weight in kg, or undefined; not a change of weight. */
export function weightIn(line: string): number | undefined {
  const text = line.replace(BODY_MEASURES.weightChanges, ' ').replace(BODY_MEASURES.weightChangesSw, ' ');
  const pounds = BODY_MEASURES.pounds.exec(text)?.groups?.n;
  if (pounds !== undefined) return within(Math.round(Number(pounds) * KG_OF_POUND), WEIGHTS);
  return within(Number(firstMatch(BODY_MEASURES.kilograms, text)?.groups?.n), WEIGHTS);
}
