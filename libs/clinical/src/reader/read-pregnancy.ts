import { PREGNANCY } from './grammar/pregnancy';
import { firstMatch } from './first-match';
import { respelled } from './number-text';

const MOST_WEEKS = 45;
const WEEKS_OF_MONTH = 4.3;

const inMonths = (unit: string | undefined) => PREGNANCY.months.test(unit ?? '');

/** Completed weeks of pregnancy, or undefined. */
export function pregnantWeeksIn(text: string): number | undefined {
  const groups = firstMatch(PREGNANCY.gestation, text)?.groups;
  return weeksOf(Number(groups?.n), groups?.unit);
}

function weeksOf(count: number, unit: string | undefined): number | undefined {
  const weeks = inMonths(unit) ? Math.round(count * WEEKS_OF_MONTH) : count;
  return weeks > 0 && weeks <= MOST_WEEKS ? weeks : undefined;
}

/**
 * Completed weeks in a message of a woman who is known to be pregnant, "it is week 12"; `asked` for in answer to "are you
 * pregnant?", "3 months". Undefined if it names no such time.
 */
export function gestationIn(line: string, asked: boolean): number | undefined {
  const text = respelled(line);
  const groups = firstMatch(asked ? PREGNANCY.asAnswer : PREGNANCY.inContext, text)?.groups;
  return groups && weeksOf(Number(groups.n), groups.unit);
}

const GRAMS_OF_KILO = 1000;
/** Smaller numbers are typing errors; smaller babies are in danger (WHO Pocket book of hospital care for children). */
const SMALLEST_KG = 0.4;
const SMALL_KG = 2;
const LOW_APGAR = 6;

/** A birth weight under 2 kg or an Apgar score under seven: danger signs of a newborn. */
export function newbornFindings(text: string): string[] {
  const grams = PREGNANCY.grams.exec(text)?.groups?.n;
  const kilos = grams === undefined ? Number(PREGNANCY.kilos.exec(text)?.groups?.n) : Number(grams) / GRAMS_OF_KILO;
  const apgar = Number(PREGNANCY.apgar.exec(text)?.groups?.n);
  return [
    ...(kilos >= SMALLEST_KG && kilos < SMALL_KG ? [PREGNANCY.smallBaby] : []),
    ...(apgar <= LOW_APGAR ? [PREGNANCY.lowApgar] : []),
  ];
}

const EARLY_WEEKS = 13;
const LATE_WEEKS = 28;
const LATE_PERIOD_WEEKS = 6;

/** Findings from the weeks of pregnancy, "G3P2" and the last menstrual period. */
export function pregnancyFindings(text: string): string[] {
  if (PREGNANCY.birth.test(text)) return [];
  const { early, late, missedPeriod, pregnant } = PREGNANCY.findings;
  const weeks = pregnantWeeksIn(text) ?? 0;
  const period = PREGNANCY.lastPeriod.exec(text)?.groups;
  const since = period ? Number(period.n) * (inMonths(period.unit) ? WEEKS_OF_MONTH : 1) : 0;
  return [
    ...(weeks > 0 || PREGNANCY.gravida.test(text) ? [pregnant] : []),
    ...(weeks >= LATE_WEEKS ? [late] : weeks > 0 && weeks < EARLY_WEEKS ? [early] : []),
    ...(since >= LATE_PERIOD_WEEKS && since <= MOST_WEEKS ? [missedPeriod] : []),
  ];
}
