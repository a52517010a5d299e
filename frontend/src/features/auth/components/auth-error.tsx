import { useErrorText } from '../../../components/layout/load-failed';
import { Alert } from '../../../components/ui/alert';
import { ApiError } from '../../../lib/api-error';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { useFieldTexts } from '../hooks/use-field-texts';

interface AuthErrorProps {
  error: Error;
  title: string;
  /** Shown when the error has no better text. */
  fallback: string;
}

/** Shows why a login or registration failed. */
export function AuthError({ error, title, fallback }: AuthErrorProps) {
  const t = useTexts(authTexts);
  const fieldText = useFieldTexts();
  const text = useAuthErrorText(fallback);
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

function useAuthErrorText(fallback: string): (error: Error) => string {
  const t = useTexts(authTexts);
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError)) return error instanceof TypeError ? errorText(error) : fallback;
    const { code, status, retryAfter } = error;
    if (code === 'CREDENTIALS_INVALID') return t.invalidCredentials;
    if (code === 'USERNAME_TAKEN') return t.usernameExists;
    if (status === 429 && retryAfter) return t.tooManyAttempts(Math.ceil(retryAfter / 60));
    if (status >= 500 && (!code || code === 'INTERNAL')) return fallback;
    return errorText(error);
  };
}
