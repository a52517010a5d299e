import { firstMatch } from './first-match';
import { AGE } from './grammar/age';
import { NUMBERS } from './grammar/numbers';
import { respelled } from './number-text';

const DAYS_OF_YEAR = 365;
/** A message up to this length that denies one number and gives another corrects the age after any question. */
const CORRECTION = 60;

const unitDays = (unit: string | undefined) =>
  (unit === undefined ? undefined : NUMBERS.days.get(unit)) ?? DAYS_OF_YEAR;

/** Age in years, or null. `bare`: the age was asked for, so a number alone is accepted. Denied numbers are ignored. */
export function readAge(line: string, bare: boolean): number | null {
  const text = inMonths(respelled(line).replace(AGE.denied, ' '));
  const born = bornAge(text, bare);
  if (born !== null) return born;
  const stated = statedAge(text);
  if (stated !== undefined) return stated;
  return bare || correctsAge(text, line) ? bareAge(text) : null;
}

/** The age in years if it is the whole message ("miaka 23"), else null. */
export function readAgeAlone(line: string): number | null {
  const years = AGE.yearsAlone.exec(respelled(line))?.groups?.n;
  return years === undefined ? null : inYears(Number(years), undefined);
}

const MONTHS_OF_YEAR = 12;

/** "1 yr 3 mths" becomes "15 months". */
const inMonths = (text: string) =>
  AGE.compound.reduce(
    (so, pattern) =>
      so.replace(pattern, (...match) => {
        const { years, months } = match.at(-1) as Record<string, string>;
        return ` ${Number(years) * MONTHS_OF_YEAR + Number(months)} ${AGE.month}`;
      }),
    text,
  );

function statedAge(text: string): number | null | undefined {
  for (const pattern of AGE.ages) {
    const found = pattern.exec(text);
    if (!found || AGE.pregnancy.test(text.slice(found.index + found[0].length))) continue;
    return inYears(Number(found.groups?.n), found.groups?.unit);
  }
  return undefined;
}

/** "Not 30, 35": a short message that denies a number which is no reading. */
function correctsAge(text: string, line: string): boolean {
  const corrects = text.length < CORRECTION && AGE.denied.test(line) && !AGE.reading.test(line);
  AGE.denied.lastIndex = 0;
  return corrects;
}

function bareAge(text: string): number | null {
  const answer = AGE.bareOpening.reduce((rest, opening) => rest.replace(opening, ''), text);
  const found = firstMatch(AGE.bare, answer) ?? (AGE.time.test(text) ? null : AGE.alone.exec(text));
  return found ? inYears(Number(found.groups?.n), found.groups?.unit ?? found.groups?.unitAfter) : null;
}

/** Days; an older birth in a message may be that of a child of the patient, so it counts only where the age was asked for. */
const YOUNG_DAYS = 70;
const HALF_DAY = 0.5;

/** "Born yesterday", "alizaliwa siku 3 zilizopita". */
function bornAge(text: string, bare: boolean): number | null {
  const groups = AGE.born.exec(text)?.groups;
  if (!groups) return null;
  if (groups.when !== undefined) return inYears(AGE.bornDays.get(groups.when) ?? HALF_DAY, AGE.day);
  const days = Number(groups.n ?? groups.nAfter) * unitDays(groups.unit ?? groups.unitAfter);
  return bare || days <= YOUNG_DAYS ? inYears(days, AGE.day) : null;
}

const OLDEST = 130;
/** A newborn's age must be above zero, because the contracts treat zero as unknown. */
const NEWBORN = 0.002;

function inYears(value: number, unit: string | undefined): number | null {
  const years = (value * unitDays(unit)) / DAYS_OF_YEAR;
  return years > OLDEST ? null : Math.max(NEWBORN, Math.round(years * 1000) / 1000);
}
