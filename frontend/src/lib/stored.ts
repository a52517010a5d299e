import { persistentAtom } from '@nanostores/persistent';

interface Schema<T> {
  safeParse(value: unknown): { data?: T | undefined };
}

/** A yes-or-no record of this browser, false until set; tabs see each other's changes. */
export function storedFlag(key: string) {
  return persistentAtom<boolean>(key, false, { encode: String, decode: (value) => value === 'true' });
}

/** A JSON record of this browser; a damaged one counts as not there. */
export function storedRecord<T>(key: string, schema: Schema<T>, fallback: T) {
  return persistentAtom<T>(key, fallback, {
    encode: JSON.stringify,
    decode: (text) => {
      try {
        return schema.safeParse(JSON.parse(text)).data ?? fallback;
      } catch {
        return fallback;
      }
    },
  });
}
