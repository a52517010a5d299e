import { firstMatch } from './first-match';
import { type Limits, READINGS } from './grammar/readings';

const shownBy = (value: number, findings: readonly Limits[]) =>
  findings.filter(({ below, from }) => value >= from && value < below).map(({ finding }) => finding);

export const burns = (text: string): string[] =>
  shownBy(Number(firstMatch(READINGS.burns.patterns, text)?.groups?.n), READINGS.burns.findings);

/** A number in these limits is in Fahrenheit. */
const FAHRENHEIT = [90, 110] as const;
const POSSIBLE_CELSIUS = [30, 44] as const;

export function temperature(text: string): string[] {
  for (const pattern of READINGS.temperature.patterns) {
    const groups = pattern.exec(text)?.groups;
    const value = Number(groups?.n);
    const isFahrenheit = value > FAHRENHEIT[0] && value < FAHRENHEIT[1];
    if (groups?.fahrenheit !== undefined && !isFahrenheit) continue;
    const celsius = isFahrenheit ? ((value - 32) * 5) / 9 : value;
    if (celsius >= POSSIBLE_CELSIUS[0] && celsius <= POSSIBLE_CELSIUS[1])
      return shownBy(celsius, READINGS.temperature.findings);
  }
  return [];
}

/** Pressures beyond these are something else or a typing error. */
const HIGHEST = 280;
const HIGHEST_LOW = 180;
const LOWEST_LOW = 20;
const SHOCK = 90;

export function bloodPressure(text: string): string[] {
  const { anyWord, bare, findings, low, named, otherNumbers, unrecordable } = READINGS.bloodPressure;
  if (unrecordable.test(text)) return [low];
  const isBare = () => !otherNumbers.test(text) && anyWord.test(text);
  const groups = (named.exec(text) ?? (isBare() ? bare.exec(text) : null))?.groups;
  if (!groups) return [];
  const [systolic, diastolic] = [Number(groups.n), Number(groups.low)];
  if (systolic > HIGHEST || diastolic > HIGHEST_LOW || diastolic < LOWEST_LOW || systolic <= diastolic) return [];
  if (systolic <= SHOCK) return [low];
  return findings.filter(({ from, lowFrom }) => systolic >= from || diastolic >= lowFrom).map(({ finding }) => finding);
}

const MOST_MMOL = 40;
const MG_OF_MMOL = 18;

/** Blood glucose in mmol/l (up to 40) or mg/dl. */
export function sugar(text: string): string[] {
  const { beyond, findings, named, shown } = READINGS.sugar;
  const outside = beyond.exec(text)?.groups?.shown;
  if (outside !== undefined) return [shown[outside] ?? ''].filter(Boolean);
  const value = Number(named.exec(text)?.groups?.n);
  return shownBy(value > MOST_MMOL ? value / MG_OF_MMOL : value, findings);
}
