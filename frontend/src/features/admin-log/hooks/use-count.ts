import { LIMITS } from '@afya/contracts';
import { useLogFilter } from '../filter/use-log-filter';
import { useFormats } from './use-formats';

/**
 * Formats a count of logs. A search counts only up to a limit; at the limit the count is a minimum and gets a plus
 * sign.
 */
export function useCount() {
  const { number } = useFormats();
  const { filter } = useLogFilter();
  const isMinimum = (count: number) => filter.q.trim() !== '' && count >= LIMITS.searchCounted;
  return { isMinimum, formatCount: (count: number) => (isMinimum(count) ? `${number(count)}+` : number(count)) };
}
