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
  /** it is asked for again when it is an account that goes */
  needsPassword?: boolean;
  erase: () => Promise<void>;
  onErased: () => void;
  onCancel: () => void;
}

export function ConfirmErasure({ title, text, needsPassword = false, erase, onErased, onCancel }: ConfirmErasureProps) {
  const t = useTexts(privacyTexts);
  // Without a network it fails now instead of waiting, unseen, to be done later.
  const erasure = useMutation({
    mutationFn: erase,
    networkMode: 'always',
    onSuccess: onErased,
    onError: console.error,
  });
  const parts = (
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
      {needsPassword ? <StepUp error={erasure.error}>{parts}</StepUp> : parts}
    </ConfirmDialog>
  );
}
