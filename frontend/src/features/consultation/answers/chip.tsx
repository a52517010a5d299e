import type { ComponentProps } from 'react';
import { classNames } from '../../../lib/class-names';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** The price of the answer in credits; it is not shown when the answer is free. */
  cost?: number;
}

/** An answer or an option to choose with one tap; filled while `aria-pressed`. */
export function Chip({ cost = 0, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(
        'min-h-11 min-w-14 rounded-3xl border border-brand px-4 py-1.5 text-left font-medium text-brand hover:bg-mine',
        rest['aria-pressed'] ? 'bg-mine' : 'bg-surface',
      )}
      {...rest}
    >
      {children}
      {cost > 0 && (
        <span aria-hidden className="ml-1.5 text-xs text-muted tabular-nums">
          · {cost}
        </span>
      )}
    </button>
  );
}
