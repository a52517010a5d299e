import { z } from 'zod';
import { defineGrammar } from './define';
import { anyPattern, findingIds, words } from './types';

/** Who the patient is, when several people are named. */
export const PATIENT = defineGrammar('patient', {
  worries: findingIds,
  wellness: findingIds,
  well: z.string(),
  familyHistory: z.string(),
  askedOfAnybody: findingIds,
  seenByCarer: findingIds,
  aboutOthers: findingIds,
  nursing: findingIds,
  nursed: z.string(),
  besides: words,
  writesFor: anyPattern,
  before: anyPattern,
  ownReading: anyPattern,
});
