import { compiled } from './compiled';

/** Ids of chronic illnesses, medicines and exposures. */
export const BACKGROUND: ReadonlySet<string> = new Set(compiled.background);
