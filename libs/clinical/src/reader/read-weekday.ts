import { DURATIONS } from './grammar/durations';
import { NUMBERS } from './grammar/numbers';
import { respelled } from './number-text';

export interface Weekday {
  /** 0 is Sunday */
  day: number;
  /** a day of last week, not the last one with that name */
  ofLastWeek: boolean;
}

/** "Sun" and "sat" are words of their own. */
const SHORT = 4;

/** The day of the week since which a complaint lasts: "since Monday", "jumatano ya wiki iliyopita", or that day alone. */
export function weekdayIn(text: string): Weekday | undefined {
  const line = respelled(text);
  // "since last week Thursday, like 5 days"
  if (/\d/.test(line)) return undefined;
  const before = DURATIONS.weekdayOfLastWeek.exec(line)?.groups;
  const words = line.trim().split(' ');
  const name =
    before?.day ??
    before?.dayAfter ??
    DURATIONS.weekday.exec(line)?.groups?.day ??
    words.find((word) => word.length > SHORT && NUMBERS.weekdays.has(word));
  const day = NUMBERS.weekdays.get(name ?? '');
  return day === undefined ? undefined : { day, ofLastWeek: before !== undefined };
}
