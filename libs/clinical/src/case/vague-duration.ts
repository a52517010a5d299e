import { LAST_WEEK_DAYS, readBareDuration, SOME_DAYS } from '../reader/read-duration';
import { monthIn } from '../reader/read-month';
import { weekdayIn } from '../reader/read-weekday';
import type { ReadText } from '../reader/read-text';

/**
 * Durations without a number: the middle of the usual meaning, so that the duration class is right (hours, days,
 * weeks, months).
 */
export const SOME_WEEKS = 24.5;
export const SOME_MONTHS = 135.5;
export const SOME_YEARS = 1_095.5;
const FEW_DAYS = 3.5;
const FEW_HOURS = 0.15;

const MANY = '(?:some few|many|several|some|a few|few|a couple of|couple of|number of)';
const NYINGI = '(?:kadha|nyingi|mingi|mengi|chache|michache|machache|kadha wa kadha)';
const spans: readonly (readonly [en: string, sw: string, days: number])[] = [
  ['years', 'miaka', SOME_YEARS],
  ['months', 'miezi', SOME_MONTHS],
  ['weks', 'wiki|majuma', SOME_WEEKS],
  ['days', 'siku', FEW_DAYS],
  ['hours|hrs', 'masa', FEW_HOURS],
];

/** "Several month": also without the s. */
const one = (units: string) => units.replace(/s(?=\||$)/g, 's?');

const PATTERNS = spans.map(([en, sw, days]) => ({
  days,
  pattern: new RegExp(
    ` (?:(?:for|over|since|its|been) (?:the )?(?:past |last )?(?:${MANY} )?(?:${en})(?! old)|${MANY} (?:${one(en)})(?! old)|(?:${sw}) ${NYINGI}|kwa (?:muda wa )?(?:${sw})(?! \\d))(?= )`,
  ),
}));
const LONG =
  / (?:(?:a |very )?long time|long ago|ages|al my life|kitambo|muda mrefu|zamani|siku zote|tangu utotoni|nikiwa mtoto)(?= )/;

/** Years of a habit or a chronic illness are not the duration of the complaint. */
const LASTING =
  /(?:smok|cigar|alcohol|drink|beer|married|work|diabet|hypertens|presure|asthma|hiv|epilep|sigara|pombe|kisukari|presha|pumu|vvu|olewa|kazi|dawa)/;

const ONE_WEEK = 7;
const BARE_WEEK = /^ (?:kwa |kama )?(?:wiki|juma) (?:sasa |hivi |tu )?$/;
const ONE_MONTH = 30;
const ONE_YEAR = 365;
/** "Since I lifted sacks last week", "tangu nilipobeba magunia jana": an event stands between "since" and the time. */
const EVENTS = (
  [
    ['today|this morning|this afternoon|tonight', 'leo|asubuhi|mchana huu', 0.5],
    ['yesterday|last night', '(?<!(?:mwaka|mwezi|wiki|juma) )jana', 1],
    ['day before yesterday', 'juzi', 2],
    ['last weks?|a weks? ago', 'wiki iliyopita|wiki jana|juma lililopita', ONE_WEEK],
    ['last month|a month ago', 'mwezi uliopita|mwezi jana', ONE_MONTH],
    ['last year|a year ago', 'mwaka uliopita|mwaka jana', ONE_YEAR],
  ] as const
).map(([en, sw, days]) => ({
  days,
  pattern: new RegExp(
    ` (?:(?:since|after|from when|when) (?:i|he|she|we|my|the|a)(?: [a-z0-9']+){1,7}|(?:tangu|toka|baada ya|kuanzia)(?! (?:juma|ijuma|alhamisi))(?: [a-z0-9']+){1,7}) (?:the )?(?:${en}|${sw})(?= )`,
  ),
}));

/**
 * The number of days that "for months", "wiki kadhaa" or "siku nyingi" mean, or undefined. `asked`: the engine asked
 * for the duration.
 */
export function vagueDuration(line: string, asked = false): number | undefined {
  // no plural in Swahili: alone it is one week
  if (asked && BARE_WEEK.test(line)) return ONE_WEEK;
  const found = PATTERNS.find(({ pattern }) => pattern.test(line))?.days;
  if (found === SOME_YEARS && LASTING.test(line)) return undefined;
  if (found !== undefined) return found;
  const event = EVENTS.find(({ pattern }) => pattern.test(line))?.days;
  if (event !== undefined) return event;
  const bare = asked
    ? spans.find(([en, sw]) => new RegExp(`^ (?:kwa |for )?(?:${en}|${sw}) (?:now |sasa )?$`).test(line))?.[2]
    : undefined;
  return bare;
}

const MID_MONTH = 15;
const DAY_MS = 86_400_000;

/**
 * The days from the middle of a month (1 to 12), the last one that has begun, to `today` (ISO date), at least one; undefined
 * without a date.
 */
export function daysSinceMonth(month: number | undefined, today: string | undefined): number | undefined {
  const now = new Date(`${today ?? ''}T00:00:00Z`);
  if (month === undefined || Number.isNaN(now.getTime())) return undefined;
  const thisMonth = now.getUTCMonth() + 1;
  if (month === thisMonth) return Math.max(1, Math.round(now.getUTCDate() / 2));
  const year = now.getUTCFullYear() - (month > thisMonth ? 1 : 0);
  return Math.round((now.getTime() - Date.UTC(year, month - 1, MID_MONTH)) / DAY_MS);
}

const DAYS_OF_WEEK = 7;

/**
 * The days since "Monday" or "Tuesday of last week" up to `today` (ISO date), for a duration that the reader took from the
 * name of a day; any other duration as it is.
 */
export function daysSinceWeekday(
  days: number | undefined,
  line: string,
  today: string | undefined,
): number | undefined {
  const now = new Date(`${today ?? ''}T00:00:00Z`);
  const weekday = days === SOME_DAYS || days === LAST_WEEK_DAYS ? weekdayIn(line) : undefined;
  if (!weekday || Number.isNaN(now.getTime())) return days;
  const ago = (now.getUTCDay() - weekday.day + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const sinceMonday = (now.getUTCDay() - 1 + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  if (weekday.ofLastWeek) return ago <= sinceMonday ? ago + DAYS_OF_WEEK : ago;
  return ago === 0 ? DAYS_OF_WEEK : ago;
}

/** The days that answer "how long?", or undefined. `today`: ISO date. */
export function durationAnswer({ line, measures }: ReadText, today: string | undefined): number | undefined {
  const month = measures.durationDays === undefined ? monthIn(line, true) : undefined;
  // without today's date "mwezi wa tisa" is unknown, and not nine days
  if (month !== undefined) return daysSinceMonth(month, today);
  const stated = vagueDuration(line, true) ?? measures.durationDays;
  return stated ?? (LONG.test(line) ? SOME_MONTHS : (readBareDuration(line) ?? undefined));
}
