import { z } from 'zod';
import { defineGrammar } from './define';
import { anyPattern, findingIds, phrases, words } from './types';

/** Historical findings, onsets, recurrence (ConText: temporality). */
export const TEMPORALITY = defineGrammar('temporality', {
  historical: phrases,
  lifeBefore: words,
  stageOfLife: anyPattern,
  turns: words,
  clauseJoiners: words,
  nowWords: words,
  currentSubjects: words,
  aboutNow: anyPattern,
  currentPronouns: words,
  currentVerbs: words,
  pluperfect: words,
  theseDays: z.array(z.tuple([z.string(), z.string()])),
  onset: words,
  recentTimes: words,
  notRecentAfter: words,
  notRecentBefore: words,
  lasting: words,
  lengths: words,
  completed: words,
  yearBefore: phrases,
  longAgo: anyPattern,
  continues: anyPattern,
  storyContinues: anyPattern,
  justNow: anyPattern,
  now: words,
  recurrence: anyPattern,
  recurrenceTurns: words,
  accidents: findingIds,
});
