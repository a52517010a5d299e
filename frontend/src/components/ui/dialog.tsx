import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { appTexts } from '../../locales/app';
import { useTexts } from '../../locales/bilingual';
import { DIALOG_OVERLAY, DIALOG_TITLE, dialogContentClass, type DialogShape } from './dialog-styles';
import { IconButton } from './icon-button';

interface DialogProps {
  open: boolean;
  title: string;
  description?: string;
  /** Without it, the dialog can only be closed by the controls inside it. */
  onClose?: () => void;
  shape?: DialogShape;
  children: ReactNode;
}

/** A modal dialog: it traps focus, and Escape closes it if closing is allowed. */
export function Dialog(props: DialogProps) {
  const { open, title, description, onClose, shape = 'centre', children } = props;
  const t = useTexts(appTexts);
  // A dialog is mounted by its opener, so the element focused at that moment gets the focus back.
  const [opener] = useState(() => document.activeElement);
  const stay = onClose ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className={`appear ${DIALOG_OVERLAY}`} />
        <Radix.Content
          // Focus the dialog itself, so that screen readers read it from the start instead of its first button.
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
          className={`appear ${dialogContentClass(shape)}`}
        >
          <div className="flex flex-wrap items-start justify-between gap-3">
            <Radix.Title className={DIALOG_TITLE}>{title}</Radix.Title>
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
