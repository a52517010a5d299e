import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { CallLinks } from '../../../components/ui/call-links';
import type { ApiError } from '../../../lib/api-error';
import { duration } from '../../../lib/duration';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useLanguage } from '../../../locales/language';
import { limitsTexts } from '../../../locales/limits';
import { InEmergency } from '../emergency/emergency-help';
import { LogInLink } from '../session/log-in-link';

export interface LimitAlertProps {
  error: ApiError;
  onRetry: () => void;
  onAddCredits: () => void;
}

/** How long to wait before sending again, and what to do in an emergency. */
export default function LimitAlert({ error, onRetry, onAddCredits }: LimitAlertProps) {
  const { code, retryAfter = 60, emergencyNumbers } = error;
  const t = useTexts(limitsTexts);
  const { addCredits, retry } = useTexts(consultationTexts);
  const language = useLanguage();
  const wait = duration(retryAfter, language);
  const isSuspended = code === 'CREDITS_WITHHELD';
  return (
    <Alert
      tone="warning"
      title={isSuspended ? t.suspendedTitle : t.tooManyTitle}
      actions={
        <>
          {isSuspended && <LogInLink />}
          {isSuspended && (
            <Button variant="secondary" onClick={onAddCredits}>
              {addCredits}
            </Button>
          )}
          <Button variant="secondary" onClick={onRetry}>
            {retry}
          </Button>
        </>
      }
    >
      {isSuspended && <p>{t.suspended}</p>}
      <p>{isSuspended ? t.suspendedNext({ wait }) : t.tooMany({ wait })}</p>
      {emergencyNumbers.length === 0 && (
        <p>
          <CallLinks text={t.inEmergency} />
        </p>
      )}
      <InEmergency numbers={emergencyNumbers} />
    </Alert>
  );
}
