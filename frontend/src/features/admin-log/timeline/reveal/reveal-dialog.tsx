import { type Revealed, revealFormSchema } from '@afya/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useReason } from '../../../../components/layout/load-failed';
import { StepUp } from '../../../../components/step-up/step-up';
import { isPasswordRequired } from '../../../../components/step-up/step-up-api';
import { Alert } from '../../../../components/ui/alert';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { useTexts } from '../../../../locales/bilingual';
import { timelineTexts } from '../../../../locales/timeline';
import { reveal } from '../api/reveal';
import { ReasonField } from './reason-field';

interface RevealDialogProps {
  sessionId: string;
  /** One message, or the whole conversation. */
  messageId: string | undefined;
  onShown: (messages: Revealed['messages']) => void;
  onClose: () => void;
}

/** Asks why an admin wants to read what a patient wrote, before it is fetched. */
export function RevealDialog({ sessionId, messageId, onShown, onClose }: RevealDialogProps) {
  const t = useTexts(timelineTexts);
  const reasonOf = useReason();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const form = { reason, ...(messageId && { messageId }) };
  const checked = revealFormSchema.safeParse(form).data;
  // Nothing of it stays in a cache: it lives as long as the screen that shows it.
  const ask = useMutation({ mutationFn: () => reveal(sessionId, form), gcTime: 0 });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (checked) ask.mutate(undefined, { onSuccess: ({ messages }) => onShown(messages) });
  };
  return (
    <Dialog open title={t.revealTitle} description={t.revealText} onClose={onClose}>
      <StepUp error={ask.error}>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <ReasonField value={reason} onChange={setReason} error={isAsked && !checked ? t.reasonInvalid : undefined} />
          {ask.error && !isPasswordRequired(ask.error) && <Alert title={t.revealFailed}>{reasonOf(ask.error)}</Alert>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={ask.isPending}>
              {ask.isPending ? t.showing : t.show}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t.cancel}
            </Button>
          </div>
        </form>
      </StepUp>
    </Dialog>
  );
}
