const NAME = /^[A-Za-z0-9_-](?:[A-Za-z0-9_.-]{0,118}[A-Za-z0-9_-])?$/;
const MAX_NAMES = 8;

/** Throws unless the key is well formed: a key never leads out of its folder or bucket. */
export function assertObjectKey(key: string): void {
  const names = key.split('/');
  if (names.length > MAX_NAMES || !names.every((name) => NAME.test(name))) throw new TypeError('malformed object key');
}
