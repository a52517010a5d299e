import { z } from 'zod';
import { defineGrammar } from './define';
import { texts, words } from './types';

/** Body parts and complaints about them. */
export const BODY_PARTS = defineGrammar('body-parts', {
  complaints: z.record(z.string(), texts),
  bodyParts: z.array(z.strictObject({ words: texts, findings: z.record(z.string(), z.string()) })),
  painIn: z.record(z.string(), words),
  subjects: words,
  joiners: words,
  describing: words,
});

/** Body part, folded → the finding of pain in it. */
export const PAIN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(BODY_PARTS.painIn).flatMap(([finding, parts]) => [...parts].map((part) => [part, finding] as const)),
);
