import { type Revealed, revealFormSchema } from '@afya/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../../components/layout/load-failed';
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
  /** One message; undefined for the whole conversation. */
  messageId: string | undefined;
  onRevealed: (messages: Revealed['messages']) => void;
  onClose: () => void;
}

/** Asks why the admin wants to read a patient's text, before it is fetched. */
export function RevealDialog({ sessionId, messageId, onRevealed, onClose }: RevealDialogProps) {
  const t = useTexts(timelineTexts);
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const form = { reason, ...(messageId && { messageId }) };
  const validForm = revealFormSchema.safeParse(form).data;
  // The text is not cached: it exists only while the screen shows it.
  const request = useMutation({ mutationFn: () => reveal(sessionId, form), gcTime: 0 });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (validForm) request.mutate(undefined, { onSuccess: ({ messages }) => onRevealed(messages) });
  };
  return (
    <Dialog open title={t.revealTitle} description={t.revealText} onClose={onClose}>
      <StepUp error={request.error}>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <ReasonField
            value={reason}
            onChange={setReason}
            error={isSubmitted && !validForm ? t.reasonInvalid : undefined}
          />
          {request.error && !isPasswordRequired(request.error) && (
            <Alert title={t.revealFailed}>{errorText(request.error)}</Alert>
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={request.isPending}>
              {request.isPending ? t.showing : t.show}
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
