import { useMutation } from '@tanstack/react-query';
import { StepUp } from '../../../components/step-up/step-up';
import { isPasswordRequired } from '../../../components/step-up/step-up-api';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { privacyTexts } from '../../../locales/privacy';
import { ConfirmDialog } from './confirm-dialog';

interface ConfirmErasureProps {
  title: string;
  text: string;
  /** deleting an account asks for the password again */
  needsPassword?: boolean;
  erase: () => Promise<void>;
  onErased: () => void;
  onCancel: () => void;
}

export function ConfirmErasure({ title, text, needsPassword = false, erase, onErased, onCancel }: ConfirmErasureProps) {
  const t = useTexts(privacyTexts);
  // Offline, fail at once instead of queueing the request unnoticed.
  const erasure = useMutation({
    mutationFn: erase,
    networkMode: 'always',
    onSuccess: onErased,
    onError: console.error,
  });
  const confirmation = (
    <>
      {erasure.isError && !isPasswordRequired(erasure.error) && (
        <Alert title={t.failedTitle} role="alert">
          {t.failedText}
        </Alert>
      )}
      <Button
        variant="danger"
        aria-disabled={erasure.isPending || erasure.isSuccess}
        onClick={() => (erasure.isIdle || erasure.isError ? erasure.mutate() : undefined)}
      >
        {erasure.isPending || erasure.isSuccess ? t.deleting : t.deleteNow}
      </Button>
    </>
  );
  return (
    <ConfirmDialog title={title} text={text} onCancel={onCancel}>
      {needsPassword ? <StepUp error={erasure.error}>{confirmation}</StepUp> : confirmation}
    </ConfirmDialog>
  );
}
