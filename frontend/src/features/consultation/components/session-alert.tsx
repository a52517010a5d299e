import { refusalText } from '../../../components/layout/load-failed';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { ApiError, isAccessDenied } from '../../../lib/api-error';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { errorsTexts } from '../../../locales/errors';
import { InEmergency } from './in-emergency';
import { LogInLink } from './log-in-link';

interface SessionAlertProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
  onStartNew: () => void;
}

/** The session could not be set up: why, and the two ways on. */
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
