import { AppError } from '@afya/runtime';
import { MulterError } from 'multer';
import { textTooLong } from './chat-form';
import { reason } from '../files/check/refuse-files';
import { cleanFilename } from './clean-text';

/** What multer or the parser below it gave up with, as a refusal of ours. */
export function toUploadError(thrown: unknown): AppError {
  if (thrown instanceof MulterError) return ofLimit(thrown);
  // The disk refused, not the client.
  if ((thrown as NodeJS.ErrnoException).syscall) return new AppError('STORAGE_UNAVAILABLE', {}, { cause: thrown });
  return new AppError('BODY_MALFORMED', {}, { cause: thrown });
}

function ofLimit(error: MulterError & { filename?: string }): AppError {
  const { code, field, filename } = error;
  const notExpected = () => new AppError('VALIDATION_FAILED', { errors: { [field ?? 'body']: 'is not expected' } });
  switch (code) {
    case 'LIMIT_FILE_SIZE': {
      const message = reason(cleanFilename(filename ?? ''), 'FILE_TOO_LARGE');
      return new AppError('FILE_TOO_LARGE', { message, errors: { files: message } });
    }
    case 'LIMIT_FILE_COUNT':
      return new AppError('FILES_TOO_MANY', { errors: { files: new AppError('FILES_TOO_MANY').message } });
    case 'LIMIT_FIELD_VALUE':
      return field === 'message' ? textTooLong() : new AppError('BODY_TOO_LARGE', {}, { cause: error });
    case 'LIMIT_UNEXPECTED_FILE':
      return notExpected();
    default:
      return new AppError('BODY_MALFORMED', {}, { cause: error });
  }
}
