import { z } from 'zod';
import { defineGrammar } from './define';
import { findingIds } from './types';

/** Findings that become another finding in the context of others. */
export const RELATED_FINDINGS = defineGrammar('related-findings', {
  inContext: z.array(
    z.strictObject({ finding: z.string(), becomes: z.string(), beside: findingIds, otherwise: z.string().optional() }),
  ),
  longLasting: z.array(z.strictObject({ finding: z.string(), becomes: z.string(), fromDays: z.number() })),
  passing: z.array(z.strictObject({ finding: z.string(), untilDays: z.number() })),
});
