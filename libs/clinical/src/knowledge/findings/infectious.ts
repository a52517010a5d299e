import type { FindingRow } from '../schema';

/** Infections and tropical illnesses. */
export const INFECTIOUS_FINDINGS: readonly FindingRow[] = [];
