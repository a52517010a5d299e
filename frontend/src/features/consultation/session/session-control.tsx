import { MessageSquareText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import type { SessionDialogProps } from './session-dialog';

const SessionDialog = lazy(() => import('./session-dialog'));

/** Opens the dialog of the current session. */
export function SessionControl(props: Omit<SessionDialogProps, 'onClose'>) {
  const t = useTexts(consultationTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton inMenu icon={MessageSquareText} label={t.session} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <SessionDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
