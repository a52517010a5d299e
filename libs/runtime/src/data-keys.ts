import { createSecretKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';

/** The keys of stored data by id: `current` encrypts, all of them decrypt. */
export interface DataKeys {
  current: string;
  keys: ReadonlyMap<string, KeyObject>;
}

const ENTRY = /^([a-z0-9-]{1,16}):([A-Za-z0-9+/]{43}=)$/;
const SHAPE = 'must be id:key, or several with commas and the current one first; a key is 32 bytes in base64';

/** `id:base64,id:base64`: the first key is current, the others decrypt older data. */
export const dataKeysVariable = z.string().transform((text, context): DataKeys => {
  const entries = text.split(',').map((part) => ENTRY.exec(part.trim()));
  const keys = new Map<string, KeyObject>();
  for (const [, id, key] of entries.filter((entry) => entry !== null)) keys.set(id!, createSecretKey(key!, 'base64'));
  if (keys.size < entries.length) {
    context.addIssue(entries.includes(null) ? SHAPE : 'names an id twice');
    return z.NEVER;
  }
  return { current: entries[0]![1]!, keys };
});

/** For specs and tools; services read their keys from the environment. @throws ZodError */
export const parseDataKeys = (text: string): DataKeys => dataKeysVariable.parse(text);
