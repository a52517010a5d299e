import {
  chatFormSchema,
  type FileType,
  type Language,
  LIMITS,
  type NamedUpload,
  namedUploadsSchema,
  type Purchase,
  purchasesSchema,
} from '@afya/contracts';
import { AppError } from '@afya/runtime';
import type * as z from 'zod/mini';
import { isInherited } from '../platform/validation/inherited-names';
import { zod } from '../platform/validation/zod.pipe';

const MAX_NAME_CHARACTERS = 200;
const DEFAULT_NAME = 'file';

/** The validated text fields of a message. */
export interface ChatForm {
  text: string;
  language: Language;
  fileTypes: FileType[];
  purchases: Purchase[];
  uploads: NamedUpload[];
}

/** Validates the fields of the multipart form. Throws BODY_TOO_LARGE for a long text, BODY_MALFORMED or VALIDATION_FAILED. */
export function readChatForm(fields: Record<string, unknown>): ChatForm {
  if (Object.keys(fields).some(isInherited)) throw new AppError('BODY_MALFORMED');
  const { message = '', fileTypes = [], language, purchases, uploads } = fields;
  const text = typeof message === 'string' ? cleanText(message) : message;
  if (typeof text === 'string' && text.length > LIMITS.messageLength) throw textTooLong();
  // A single file type arrives as a string, several as an array.
  const form = zod(chatFormSchema).transform({
    message: text,
    language,
    fileTypes: [fileTypes].flat(),
    purchases,
    uploads,
  });
  return {
    text: form.message,
    language: form.language,
    fileTypes: form.fileTypes,
    purchases: readList('purchases', form.purchases, purchasesSchema),
    uploads: readList('uploads', form.uploads, namedUploadsSchema),
  };
}

export function textTooLong(): AppError {
  const errors = { message: `Message must be at most ${LIMITS.messageLength} characters` };
  return new AppError('BODY_TOO_LARGE', { errors, message: errors.message });
}

function readList<Item>(
  field: 'purchases' | 'uploads',
  json: string | undefined,
  schema: z.ZodMiniType<Item[]>,
): Item[] {
  if (!json) return [];
  try {
    return zod(schema).transform(JSON.parse(json));
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', { errors: { [field]: `must be a list of ${field} as JSON` } }, { cause });
  }
}

/**
 * Restores a message as the patient typed it. Forms send line breaks as CRLF, which would make the text longer than the patient saw and
 * paid for. Control characters other than tab and line feed have no meaning, and the database cannot store NUL.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .trim();
}

/** A display name for a file: no path, no invisible or bidirectional control characters, at most 200 characters with its extension. */
export function cleanFilename(name: string): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base
    .replace(/\p{C}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  if (!visible) return DEFAULT_NAME;
  const characters = [...visible];
  if (characters.length <= MAX_NAME_CHARACTERS) return visible;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(visible)?.[0] ?? '';
  return characters.slice(0, MAX_NAME_CHARACTERS - extension.length).join('') + extension;
}
