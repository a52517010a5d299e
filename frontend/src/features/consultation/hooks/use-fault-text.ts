import { ERROR_CODES, ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';
import { ApiError } from '../../../lib/api-error';
import { useTexts } from '../../../locales/bilingual';
import { errorsTexts } from '../../../locales/errors';

/** Refusals that say nothing a patient could act on beyond 'try again'. */
const UNHELPFUL: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['INTERNAL', 'VALIDATION_FAILED', 'BODY_MALFORMED']);

/** What exactly was wrong, a line each, in the reader's language: '{filename}: reason' for files. */
export function useFaultText(): (error: unknown) => string[] {
  const t = useTexts(errorsTexts);
  const translate = (sentence: string) => {
    const code = ERROR_CODES.find((known) => sentence.endsWith(ERROR_MESSAGES[known]));
    return code ? sentence.slice(0, -ERROR_MESSAGES[code].length) + t[code] : sentence;
  };
  return (error) => {
    if (!(error instanceof ApiError)) return [];
    if (error.errors) return Object.values(error.errors).map(translate);
    if (!error.code || UNHELPFUL.has(error.code)) return [];
    return [error.code.startsWith('FILE') ? translate(error.message) : t[error.code]];
  };
}
