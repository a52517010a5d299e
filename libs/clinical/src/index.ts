export { findNames, type NameSpan } from './reader/find-names';
export { findRedFlags } from './red-flags/find-red-flags';
export { readPaper } from './papers/read-paper';
export { replyTo } from './reply-to';
export { safetyOf, type Safety } from './safety-of';
export type { ClinicalMessage, ClinicalReply, ClinicalTurn, RedFlagFound, RedFlagInput } from './turn';
