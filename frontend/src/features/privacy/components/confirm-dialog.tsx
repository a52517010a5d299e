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
  /** confirm button and error message */
  children: ReactNode;
}

/** Explains an action before it runs. The cancel button is as prominent as the confirm button. */
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
