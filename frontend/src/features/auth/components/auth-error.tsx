import { useReason } from '../../../components/layout/load-failed';
import { Alert } from '../../../components/ui/alert';
import { ApiError } from '../../../lib/api-error';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { useFieldTexts } from '../hooks/use-field-texts';

interface AuthErrorProps {
  error: Error;
  title: string;
  /** Said when nothing better is known. */
  fallback: string;
}

/** What went wrong with a login or registration, in the reader's language. */
export function AuthError({ error, title, fallback }: AuthErrorProps) {
  const t = useTexts(authTexts);
  const fieldText = useFieldTexts();
  const text = useErrorText(fallback);
  if (error instanceof ApiError && error.errors) {
    return (
      <Alert title={t.validationTitle}>
        <ul>
          {Object.entries(error.errors).map(([field, message]) => (
            <li key={field}>{fieldText(field, message)}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  return <Alert title={title}>{text(error)}</Alert>;
}

function useErrorText(fallback: string): (error: Error) => string {
  const t = useTexts(authTexts);
  const reason = useReason();
  return (error) => {
    if (!(error instanceof ApiError)) return error instanceof TypeError ? reason(error) : fallback;
    const { code, status, retryAfter } = error;
    if (code === 'CREDENTIALS_INVALID') return t.invalidCredentials;
    if (code === 'USERNAME_TAKEN') return t.usernameExists;
    if (status === 429 && retryAfter) return t.tooManyAttempts(Math.ceil(retryAfter / 60));
    if (status >= 500 && (!code || code === 'INTERNAL')) return fallback;
    return reason(error);
  };
}
