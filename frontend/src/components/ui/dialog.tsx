import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { IconButton } from './icon-button';

const SHAPES = {
  centre:
    'inset-x-0 bottom-0 max-h-[94dvh] rounded-t-card sm:inset-auto sm:left-1/2 sm:top-1/2 sm:w-[calc(100%-2rem)] sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
  right: 'inset-y-0 right-0 w-full max-w-sm sm:rounded-l-card',
} as const;

interface DialogProps {
  open: boolean;
  title: string;
  description?: string;
  /** Without it the dialog closes only through what it offers inside. */
  onClose?: () => void;
  shape?: keyof typeof SHAPES;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A modal window: focus stays inside, Escape closes it where closing is allowed. */
export function Dialog({ open, title, description, onClose, shape = 'centre', aside, children }: DialogProps) {
  const t = useTexts(appTexts);
  // Dialogs are put on the page by what opens them: whatever has the focus then gets it back.
  const [opener] = useState(() => document.activeElement);
  const stay = onClose ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="appear fixed inset-0 z-40 bg-black/50" />
        <Radix.Content
          // The whole window is read out first, not its first button.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            'appear fixed z-50 flex flex-col gap-4 overflow-y-auto bg-surface p-5 shadow-float outline-none',
            'pb-[max(1.25rem,env(safe-area-inset-bottom))]',
            SHAPES[shape],
          )}
        >
          <div className="flex items-start justify-between gap-3">
            <Radix.Title className="min-w-0 wrap-anywhere text-xl font-semibold leading-tight">{title}</Radix.Title>
            {aside}
            {onClose && (
              <Radix.Close asChild>
                <IconButton icon={X} label={t.close} className="-m-2.5" />
              </Radix.Close>
            )}
          </div>
          {description && <Radix.Description className="text-sm text-muted">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
