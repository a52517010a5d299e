import { z } from 'zod';
import { defineGrammar } from './define';
import { anyPattern } from './types';

/** Harmless explanations of findings. */
export const EXPLANATIONS = defineGrammar('explanations', {
  explanations: z.array(z.strictObject({ removes: z.string(), if: anyPattern, ifPresent: z.string().optional() })),
}).explanations;
