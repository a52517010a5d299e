import type { FindingRow } from '../schema';

/** Glands and sugar. */
export const ENDOCRINE_FINDINGS: readonly FindingRow[] = [];
