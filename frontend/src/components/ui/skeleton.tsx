import { classNames } from '../../lib/class-names';

/** A grey placeholder for loading content. Screen readers ignore it and read the status text beside it. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-card bg-line', className)} />;
}
