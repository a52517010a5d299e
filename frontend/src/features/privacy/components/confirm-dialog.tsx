import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { useTexts } from '../../../locales/bilingual';
import { privacyTexts } from '../../../locales/privacy';

interface ConfirmDialogProps {
  title: string;
  /** what will happen */
  text: string;
  onCancel: () => void;
  /** what does it, and what went wrong */
  children: ReactNode;
}

/** Says what will happen before it does. Cancelling is as near as going on. */
export function ConfirmDialog({ title, text, onCancel, children }: ConfirmDialogProps) {
  const t = useTexts(privacyTexts);
  return (
    <Dialog open title={title} onClose={onCancel}>
      <p>{text}</p>
      {children}
      <Button variant="secondary" onClick={onCancel}>
        {t.cancel}
      </Button>
    </Dialog>
  );
}
