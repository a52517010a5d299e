import { Alert } from '../../../components/ui/alert';
import { ApiError } from '../../../lib/api-error';
import { authTexts } from '../../../locales/auth';
import { useTexts } from '../../../locales/bilingual';
import { errorsTexts } from '../../../locales/errors';
import { useFieldTexts } from '../hooks/use-field-texts';

interface AuthErrorProps {
  error: unknown;
  title: string;
  /** Said when nothing better is known. */
  fallback: string;
}

/** What went wrong with a login or registration, in the reader's language. */
export function AuthError({ error, title, fallback }: AuthErrorProps) {
  const t = useTexts(authTexts);
  const errors = useTexts(errorsTexts);
  const fieldText = useFieldTexts();
  if (!(error instanceof ApiError)) return <Alert title={title}>{fallback}</Alert>;
  if (error.errors) {
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
  const text =
    error.code === 'CREDENTIALS_INVALID'
      ? t.invalidCredentials
      : error.code === 'USERNAME_TAKEN'
        ? t.usernameExists
        : error.code && error.code !== 'INTERNAL'
          ? errors[error.code]
          : error.status >= 500
            ? fallback
            : error.message;
  return <Alert title={title}>{text}</Alert>;
}
