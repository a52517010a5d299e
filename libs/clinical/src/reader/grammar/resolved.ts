import { defineGrammar } from './define';
import { anyPattern, findingIds } from './types';

/** Findings that are over. */
export const RESOLVED = defineGrammar('resolved', {
  wasIll: anyPattern,
  isOver: anyPattern,
  notOver: anyPattern,
  neverOver: findingIds,
});
