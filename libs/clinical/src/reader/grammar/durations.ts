import { defineGrammar } from './define';
import { partsOfWords, pattern, patterns } from './types';

/** Durations. */
export const DURATIONS = defineGrammar('durations', {
  durations: patterns,
  loneDurations: patterns,
  bareDurations: patterns,
  joined: patterns,
  bareNumber: pattern,
  few: pattern,
  bareUnits: patterns,
  bareTime: pattern,
  since: pattern,
  weekday: pattern,
  weekdayOfLastWeek: pattern,
  sinceMonth: pattern,
  bareMonth: pattern,
  sinceClock: pattern,
  bareClock: pattern,
  dayAlone: pattern,
  lasting: partsOfWords,
  stopped: pattern,
});
