export { findRedFlags } from './red-flags/find-red-flags';
export { replyTo } from './reply-to';
export type { ClinicalMessage, ClinicalReply, ClinicalTurn, RedFlagFound, RedFlagInput } from './turn';
