import { Suspense } from 'react';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { ApiError, isAccessDenied } from '../../../lib/api-error';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { filesTexts } from '../../../locales/conversation';
import { InEmergency } from '../emergency/emergency-help';
import { LimitAlert } from './lazy-limit-alert';
import { LogInLink } from '../session/log-in-link';
import { useFaultText } from './use-fault-text';
import { isLimit } from './limit-error';

interface SendErrorProps {
  error: Error;
  /** How many files of the message were refused. They would be refused again. */
  refused: number;
  onRemoveRefused: () => void;
  onRetry: () => void;
  onAddCredits: () => void;
}

/** Why a message was not accepted, with the texts of the error catalogue, and what to do next. */
export function SendError({ error, refused, onRemoveRefused, onRetry, onAddCredits }: SendErrorProps) {
  const t = useTexts(consultationTexts);
  const files = useTexts(filesTexts);
  const faults = useFaultText()(error);
  if (error.message === 'No credits remaining') {
    return (
      <Alert tone="warning" title={t.noCreditsTitle} actions={<Button onClick={onAddCredits}>{t.addCredits}</Button>}>
        {t.noCredits}
      </Alert>
    );
  }
  if (isLimit(error)) {
    return (
      <Suspense>
        <LimitAlert error={error} onRetry={onRetry} onAddCredits={onAddCredits} />
      </Suspense>
    );
  }
  if (isAccessDenied(error)) {
    return (
      <Alert title={t.accessDeniedTitle} actions={<LogInLink />}>
        <p>{t.accessDenied}</p>
        <p>{t.loginMayHaveEnded}</p>
      </Alert>
    );
  }
  // The server accepted the message as it was before the change, under the same key.
  if (error instanceof ApiError && error.code === 'IDEMPOTENCY_KEY_REUSED') {
    return (
      <Alert tone="info" title={t.arrivedTitle}>
        {files.arrivedChanged}
      </Alert>
    );
  }
  return (
    <Alert
      title={t.sendFailedTitle}
      actions={
        refused > 0 ? (
          <Button variant="secondary" onClick={onRemoveRefused}>
            {files.removeRefused(refused)}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onRetry}>
            {t.retry}
          </Button>
        )
      }
    >
      <p>{t.sendFailed}</p>
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
      {error instanceof ApiError && <InEmergency numbers={error.emergencyNumbers} />}
    </Alert>
  );
}
