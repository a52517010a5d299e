import type { CompiledNumbers } from '../knowledge/compiled-data';
import { readCompiled } from '../knowledge/read-compiled';

/** Emergency numbers by country, in order of preference, and those for the other countries. */
export const { countries: EMERGENCY_NUMBERS, others: OTHER_COUNTRIES } =
  readCompiled<CompiledNumbers>('emergency-numbers');
