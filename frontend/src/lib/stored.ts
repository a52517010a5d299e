import { persistentAtom } from '@nanostores/persistent';

interface Schema<T> {
  safeParse(value: unknown): { data?: T | undefined };
}

/** A boolean in localStorage, false by default and synchronised between tabs. */
export function savedFlag(key: string) {
  return persistentAtom<boolean>(key, false, { encode: String, decode: (value) => value === 'true' });
}

/** A JSON value in localStorage. An invalid value counts as missing. */
export function savedJson<T>(key: string, schema: Schema<T>, fallback: T) {
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
