export { findNames, type NameSpan } from './reader/find-names';
export { readPaper } from './papers/read-paper';
export { findRedFlags, replyTo } from './engine';
export { safetyOf, type Safety } from './safety-of';
export type { ClinicalMessage, ClinicalReply, ClinicalTurn, RedFlagFound, RedFlagInput } from './consultation/turn';
