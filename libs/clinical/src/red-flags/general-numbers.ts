import type { EmergencyNumber } from '@afya/contracts';
import { emergencyFor } from './emergency-for';

/** Whom to call in any emergency, without the reader and its words: a service that only shows the numbers stays small. */
export const generalNumbers = (country: string): EmergencyNumber[] =>
  emergencyFor('emergency', country, ['general']).numbers;
