import { chatFormSchema, LIMITS, purchasesSchema, type FileType, type Language, type Purchase } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { isInherited } from '../http/inherited-names';
import { parseWith } from '../http/parse-with';
import { cleanText } from './clean-text';

/** The text fields of a send, checked. */
export interface ChatForm {
  text: string;
  language: Language;
  fileTypes: FileType[];
  purchases: Purchase[];
}

/** Reads the fields of the multipart form. Refused with BODY_TOO_LARGE for a long text, else VALIDATION_FAILED. */
export function readChatForm(fields: Record<string, unknown>): ChatForm {
  if (Object.keys(fields).some(isInherited)) throw new AppError('BODY_MALFORMED');
  const { message = '', fileTypes = [], language, purchases } = fields;
  const text = typeof message === 'string' ? cleanText(message) : message;
  if (typeof text === 'string' && text.length > LIMITS.messageLength) throw textTooLong();
  // One file type alone arrives as a word, several as a list.
  const form = parseWith(chatFormSchema, { message: text, language, fileTypes: [fileTypes].flat(), purchases });
  return {
    text: form.message,
    language: form.language,
    fileTypes: form.fileTypes,
    purchases: readPurchases(form.purchases),
  };
}

export function textTooLong(): AppError {
  const errors = { message: `Message must be at most ${LIMITS.messageLength} characters` };
  return new AppError('BODY_TOO_LARGE', { errors, message: errors.message });
}

function readPurchases(json: string | undefined): Purchase[] {
  if (!json) return [];
  try {
    return parseWith(purchasesSchema, JSON.parse(json));
  } catch (cause) {
    throw new AppError(
      'VALIDATION_FAILED',
      { errors: { purchases: 'must be a list of purchases as JSON' } },
      { cause },
    );
  }
}
