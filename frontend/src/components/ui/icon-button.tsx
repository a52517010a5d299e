import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  icon: LucideIcon;
  /** Accessible name of the button. */
  label: string;
}

export function IconButton({ icon: Icon, label, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        // a touch target that does not grow with the font size
        'inline-flex size-[44px] shrink-0 items-center justify-center rounded-control hover:bg-line/60',
        'disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  );
}
