import { ApiError } from '../../lib/api-error';
import { useTexts } from '../../locales/bilingual';
import { securityTexts } from '../../locales/security';
import { useReason } from '../layout/load-failed';

/** Why a password or a code was not accepted. */
export function useCodeErrorText(wrong: string): (error: Error) => string {
  const t = useTexts(securityTexts);
  const reason = useReason();
  return (error) => {
    if (!(error instanceof ApiError)) return reason(error);
    if (error.code === 'CREDENTIALS_INVALID' || error.code === 'SECOND_FACTOR_INVALID') return wrong;
    if (error.status === 429 && error.retryAfter) return t.tooManyAttempts(Math.ceil(error.retryAfter / 60));
    return reason(error);
  };
}
