import { z } from 'zod';
import { defineGrammar } from './define';
import { everyPattern, pattern, patterns } from './types';

/** Height and weight. */
export const BODY_MEASURES = defineGrammar('body-measures', {
  denied: everyPattern,
  sizedAs: everyPattern,
  heights: z.array(z.strictObject({ pattern, from: z.number() })),
  metresAndCm: patterns,
  metres: patterns,
  feet: pattern,
  distanceInFeet: pattern,
  weightChanges: everyPattern,
  weightChangesSw: everyPattern,
  pounds: pattern,
  kilograms: patterns,
});
