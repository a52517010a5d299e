import { classNames } from '../../lib/class-names';

/** A grey stand-in for something that loads; hidden from screen readers, which get a status text beside it. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-card bg-line', className)} />;
}
