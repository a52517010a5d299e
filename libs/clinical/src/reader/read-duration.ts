import { DURATIONS } from './grammar/durations';
import { NUMBERS } from './grammar/numbers';
import { respelled } from './number-text';

/** "Since Sunday": a few days. The exact number depends on the date, which the reader does not know. */
export const SOME_DAYS = 3.5;
/** "Tuesday of last week": 5 to 13 days. */
export const LAST_WEEK_DAYS = 9;
const ONE_WEEK = 7;
/** "A few days". */
const FEW_DAYS = 3;
/** "Since 2 pm": hours of today. */
const HOURS_OF_TODAY = 0.3;
/** Years of a habit or a chronic illness are not the duration of the complaint. */
const LONG_DAYS = 365;
const SENTENCE_BEFORE = 70;

const days = (count: number, unit: string) =>
  Math.round(count * (NUMBERS.days.get(unit) ?? NUMBERS.daysOfFraction.get(unit) ?? 1) * 1000) / 1000;

/** Days ago of a time word or a unit. */
const daysAgo = (when: string) => NUMBERS.daysAgo.get(when);

/** "A week and 2 days" becomes "9 days": both in the smaller unit, written as the second one is. */
const asOne = (text: string) =>
  DURATIONS.joined.reduce(
    (so, pattern) =>
      so.replace(atEveryPlace(pattern), (whole, ...match) => {
        const { n = '1', unit = '', nRest = '', unitRest = '' } = match.at(-1) as Record<string, string | undefined>;
        const inRest = Math.round((100 * days(Number(n), unit)) / days(1, unitRest)) / 100;
        const total = String(inRest + Number(nRest));
        if (inRest < 1 || days(1, unit) <= days(1, unitRest)) return whole;
        return whole.trimEnd().endsWith(nRest) ? ` ${unitRest} ${total} ` : ` ${total} ${unitRest} `;
      }),
    text,
  );

/** The days of the complaint in a text with respelled units, or undefined. */
export function durationIn(line: string): number | undefined {
  const text = asOne(line);
  const stated = firstTime(text, DURATIONS.durations) ?? firstTime(text, DURATIONS.loneDurations);
  // "since last week Tuesday" is more than the week that "last week" alone would be
  const isWeekdayBefore = DURATIONS.weekdayOfLastWeek.test(text) && (stated ?? ONE_WEEK) === ONE_WEEK;
  if (isWeekdayBefore) return LAST_WEEK_DAYS;
  if (stated !== undefined) return stated;
  const since = DURATIONS.since.exec(text)?.groups?.when;
  if (since !== undefined) return daysAgo(since) ?? days(1, since);
  if (DURATIONS.weekday.test(text)) return SOME_DAYS;
  const day = DURATIONS.dayAlone.exec(text)?.groups?.when;
  if (day !== undefined) return daysAgo(day) ?? 1;
  return DURATIONS.sinceClock.test(text) ? HOURS_OF_TODAY : undefined;
}

const everywhere = new Map<RegExp, RegExp>();
function atEveryPlace(pattern: RegExp): RegExp {
  const known = everywhere.get(pattern) ?? new RegExp(pattern, 'g');
  everywhere.set(pattern, known);
  return known;
}

/** The first duration, except a year or more after a word for a habit or a chronic illness. */
function firstTime(text: string, patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    if (!pattern.test(text)) continue;
    for (const { groups, index } of text.matchAll(atEveryPlace(pattern))) {
      const time = days(Number(groups?.n ?? 1), groups?.unit ?? '');
      const sentence =
        text
          .slice(Math.max(0, index - SENTENCE_BEFORE), index)
          .split(/ [.;] /)
          .at(-1) ?? '';
      if (DURATIONS.stopped.test(` ${sentence.split(' , ').at(-1)} `)) continue;
      if (time < LONG_DAYS || !DURATIONS.lasting.test(sentence)) return time;
    }
  }
  return undefined;
}

/** The answer to "how long": a number with a unit, or a number alone in days. */
export function readBareDuration(line: string): number | null {
  const text = asOne(respelled(line));
  const stated = durationIn(text);
  if (stated !== undefined) return stated;
  for (const pattern of DURATIONS.bareDurations) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return days(Number(groups.n), groups.unit ?? '');
  }
  if (DURATIONS.bareClock.test(text)) return HOURS_OF_TODAY;
  const number = DURATIONS.bareNumber.exec(text)?.groups?.n;
  if (number !== undefined) return Number(number);
  if (DURATIONS.few.test(text)) return FEW_DAYS;
  for (const pattern of DURATIONS.bareUnits) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return days(1, groups.unit ?? '');
  }
  return daysAgo(DURATIONS.bareTime.exec(text)?.groups?.when ?? '') ?? null;
}
