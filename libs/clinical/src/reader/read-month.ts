import { DURATIONS } from './grammar/durations';
import { NUMBERS } from './grammar/numbers';

const MONTHS_OF_YEAR = 12;

/**
 * The month (1 to 12) since which a complaint lasts: "since September", "tangu mwezi wa tisa". `bare`: the duration was
 * asked for, so the month alone is accepted.
 */
export function monthIn(line: string, bare: boolean): number | undefined {
  const groups = (DURATIONS.sinceMonth.exec(line) ?? (bare ? DURATIONS.bareMonth.exec(line) : null))?.groups;
  if (!groups) return undefined;
  const name = groups.month ?? groups.monthNumber ?? '';
  const month = NUMBERS.months.get(name) ?? Number(name);
  return month >= 1 && month <= MONTHS_OF_YEAR ? month : undefined;
}
