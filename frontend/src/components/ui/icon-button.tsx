import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  icon: LucideIcon;
  /** Accessible name of the button. */
  label: string;
  /** An item of the header's menu on a phone, where its label is shown beside the icon. */
  inMenu?: boolean;
}

export const MENU_ITEM = 'max-md:w-full max-md:justify-start max-md:gap-3 max-md:px-3 max-md:text-base';
export const MENU_LABEL = 'md:sr-only';

export function IconButton({
  icon: Icon,
  label,
  inMenu = false,
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        // a touch target that does not grow with the font size
        'inline-flex size-[44px] shrink-0 items-center justify-center rounded-control hover:bg-line/60',
        'disabled:cursor-not-allowed disabled:opacity-55',
        inMenu && MENU_ITEM,
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      {inMenu && <span className={MENU_LABEL}>{label}</span>}
    </button>
  );
}
