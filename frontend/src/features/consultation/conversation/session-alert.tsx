import { refusalText } from '../../../components/layout/load-failed';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { ApiError, isAccessDenied } from '../../../lib/api-error';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { errorsTexts } from '../../../locales/app';
import { InEmergency } from '../emergency/emergency-help';
import { LogInLink } from '../session/log-in-link';

interface SessionAlertProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
  onStartNew: () => void;
}

/** Why the session could not be opened, with the ways to continue. */
export function SessionAlert({ error, retrying, onRetry, onStartNew }: SessionAlertProps) {
  const t = useTexts(consultationTexts);
  const errors = useTexts(errorsTexts);
  const denied = isAccessDenied(error);
  const reason = error instanceof ApiError ? refusalText(error, errors) : '';
  return (
    <div className="mx-auto w-full max-w-chat flex-1 p-3">
      <Alert
        title={denied ? t.accessDeniedTitle : t.sessionFailed}
        actions={
          <>
            {denied ? (
              <LogInLink />
            ) : (
              <Button variant="secondary" disabled={retrying} onClick={onRetry}>
                {t.retry}
              </Button>
            )}
            <Button variant="secondary" onClick={onStartNew}>
              {t.startNew}
            </Button>
          </>
        }
      >
        <p>{denied ? t.accessDenied : reason}</p>
        {denied && <p>{t.loginMayHaveEnded}</p>}
        {error instanceof ApiError && <InEmergency numbers={error.emergencyNumbers} />}
      </Alert>
    </div>
  );
}
