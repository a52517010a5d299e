import type { AdviceLevel, Emergency } from '@afya/contracts';
import { EMERGENCY_NUMBERS, OTHER_COUNTRIES } from './numbers';
import type { NumberKind } from '../knowledge/schema/emergency-number';

/** A country's numbers for these kinds of emergency, special lines before general ones. */
export function emergencyFor(level: AdviceLevel, country: string, kinds: readonly NumberKind[]): Emergency {
  const rows = EMERGENCY_NUMBERS[country.toUpperCase()] ?? OTHER_COUNTRIES;
  const wanted = rows.filter((row) => row.kinds.some((kind) => kinds.includes(kind)));
  const special = (row: (typeof rows)[number]) => (row.kinds.includes('general') ? 1 : 0);
  const ordered = kinds.includes('general') ? wanted : [...wanted].sort((a, b) => special(a) - special(b));
  return { level, numbers: ordered.map(({ number, label }) => ({ number, label })) };
}
