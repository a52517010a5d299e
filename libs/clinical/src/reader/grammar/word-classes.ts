import { z } from 'zod';
import { defineGrammar } from './define';
import { texts } from './types';

/** Interchangeable words, which phrases use as {name}. */
export const WORD_CLASSES = defineGrammar('word-classes', { classes: z.record(z.string(), texts) }).classes;
