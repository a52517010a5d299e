import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { DIALOG_OVERLAY, DIALOG_TITLE, dialogContentClass, type DialogShape } from './dialog-look';
import { IconButton } from './icon-button';

interface DialogProps {
  open: boolean;
  title: string;
  description?: string;
  /** Without it the dialog closes only through what it offers inside. */
  onClose?: () => void;
  shape?: DialogShape;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  /** It stands there already and only changes hands: nothing fades in. */
  still?: boolean;
  children: ReactNode;
}

/** A modal window: focus stays inside, Escape closes it where closing is allowed. */
export function Dialog(props: DialogProps) {
  const { open, title, description, onClose, shape = 'centre', aside, still = false, children } = props;
  const t = useTexts(appTexts);
  // Dialogs are put on the page by what opens them: whatever has the focus then gets it back.
  const [opener] = useState(() => document.activeElement);
  const stay = onClose ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className={appearing(still, DIALOG_OVERLAY)} />
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
          className={appearing(still, dialogContentClass(shape))}
        >
          <div className="flex items-start justify-between gap-3">
            <Radix.Title className={DIALOG_TITLE}>{title}</Radix.Title>
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

const appearing = (still: boolean, look: string) => (still ? look : `appear ${look}`);
