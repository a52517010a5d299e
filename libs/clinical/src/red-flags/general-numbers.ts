import type { EmergencyNumber } from '@afya/contracts';
import { emergencyFor } from './emergency-for';

/**
 * General emergency numbers, importable without the reader and its lexicon, so that a service that only shows the
 * numbers stays small.
 */
export const generalNumbers = (country: string): EmergencyNumber[] =>
  emergencyFor('emergency', country, ['general']).numbers;
