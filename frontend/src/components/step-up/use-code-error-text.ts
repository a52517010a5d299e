import { ApiError } from '../../lib/api-error';
import { useTexts } from '../../locales/bilingual';
import { securityTexts } from '../../locales/security';
import { useErrorText } from '../layout/load-failed';

/** Returns why a password or code was rejected. */
export function useCodeErrorText(wrongText: string): (error: Error) => string {
  const t = useTexts(securityTexts);
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError)) return errorText(error);
    if (error.code === 'CREDENTIALS_INVALID' || error.code === 'SECOND_FACTOR_INVALID') return wrongText;
    if (error.status === 429 && error.retryAfter) return t.tooManyAttempts(Math.ceil(error.retryAfter / 60));
    return errorText(error);
  };
}
