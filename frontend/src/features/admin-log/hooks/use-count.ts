import { LIMITS } from '@afya/contracts';
import { useLogFilter } from '../filter/use-log-filter';
import { useFigures } from './use-figures';

/** How many logs fit, as it is written. What a search finds is counted only so far, and then there are as many and maybe more. */
export function useCount() {
  const { number } = useFigures();
  const { filter } = useLogFilter();
  const isLeast = (count: number) => filter.q.trim() !== '' && count >= LIMITS.searchCounted;
  return { isLeast, told: (count: number) => (isLeast(count) ? `${number(count)}+` : number(count)) };
}
