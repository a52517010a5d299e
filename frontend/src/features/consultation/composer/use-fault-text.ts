import { ERROR_CODES, ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';
import { ApiError } from '../../../lib/api-error';
import { useTexts } from '../../../locales/bilingual';
import { errorsTexts } from '../../../locales/app';

/** Errors whose message would tell a patient no more than 'try again'. */
const UNHELPFUL: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['INTERNAL', 'VALIDATION_FAILED', 'BODY_MALFORMED']);

/** The reasons of an error in the reader's language, one per line: '{filename}: reason' for files. */
export function useFaultText(): (error: unknown) => string[] {
  const t = useTexts(errorsTexts);
  const translate = (sentence: string) => {
    const code = ERROR_CODES.find((candidate) => sentence.endsWith(ERROR_MESSAGES[candidate]));
    return code ? sentence.slice(0, -ERROR_MESSAGES[code].length) + t[code] : sentence;
  };
  return (error) => {
    if (!(error instanceof ApiError)) return [];
    if (error.errors) return Object.values(error.errors).map(translate);
    if (!error.code || UNHELPFUL.has(error.code)) return [];
    return [error.code.startsWith('FILE') ? translate(error.message) : t[error.code]];
  };
}
