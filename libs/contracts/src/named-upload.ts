import * as z from 'zod/mini';
import { LIMITS } from './limits';

/** A file of a message whose bytes were sent before, as an upload; `position`: its place among all files of the message, from 0. */
const namedUploadSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{22}$/)),
  filename: z.string().check(z.maxLength(1_000)),
  position: z.number().check(z.int(), z.minimum(0), z.maximum(LIMITS.filesPerMessage - 1)),
});
export const namedUploadsSchema = z.array(namedUploadSchema).check(z.maxLength(LIMITS.filesPerMessage));
export type NamedUpload = z.infer<typeof namedUploadSchema>;
