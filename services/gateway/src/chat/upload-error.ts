import { AppError } from '@afya/runtime';
import { MulterError } from 'multer';
import { reason } from '../files/check/refuse-files';
import { cleanFilename, textTooLong } from './chat-form';

/** Converts an error of multer or its parser to an error of the contract. */
export function toUploadError(thrown: unknown): AppError {
  if (thrown instanceof MulterError) return toLimitError(thrown);
  // A system call of the disk failed; the client's request is correct.
  if ((thrown as NodeJS.ErrnoException).syscall) return new AppError('STORAGE_UNAVAILABLE', {}, { cause: thrown });
  return new AppError('BODY_MALFORMED', {}, { cause: thrown });
}

function toLimitError(error: MulterError & { filename?: string }): AppError {
  const { code, field, filename } = error;
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
      return new AppError('VALIDATION_FAILED', { errors: { [field ?? 'body']: 'is not expected' } });
    default:
      return new AppError('BODY_MALFORMED', {}, { cause: error });
  }
}
