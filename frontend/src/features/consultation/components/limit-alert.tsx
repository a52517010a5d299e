import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { CallLinks } from '../../../components/ui/call-links';
import type { ApiError } from '../../../lib/api-error';
import { duration } from '../../../lib/duration';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useLanguage } from '../../../locales/language';
import { limitsTexts } from '../../../locales/limits';
import { InEmergency } from './in-emergency';
import { LogInLink } from './log-in-link';

export interface LimitAlertProps {
  error: ApiError;
  onRetry: () => void;
  onAddCredits: () => void;
}

/** How long to wait, and what to do meanwhile: first of all in an emergency. */
export default function LimitAlert({ error, onRetry, onAddCredits }: LimitAlertProps) {
  const { code, retryAfter = 60, emergencyNumbers } = error;
  const t = useTexts(limitsTexts);
  const { addCredits, retry } = useTexts(consultationTexts);
  const language = useLanguage();
  const wait = duration(retryAfter, language);
  const withheld = code === 'CREDITS_WITHHELD';
  return (
    <Alert
      tone="warning"
      title={withheld ? t.withheldTitle : t.tooManyTitle}
      actions={
        <>
          {withheld && <LogInLink />}
          {withheld && (
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
      {withheld && <p>{t.withheld}</p>}
      <p>{withheld ? t.withheldNext({ wait }) : t.tooMany({ wait })}</p>
      {emergencyNumbers.length === 0 && (
        <p>
          <CallLinks text={t.inEmergency} />
        </p>
      )}
      <InEmergency numbers={emergencyNumbers} />
    </Alert>
  );
}
