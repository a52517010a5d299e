/** A NUL and halves of surrogate pairs: JavaScript's strings and JSON hold them, Postgres' do not. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;
const ESCAPED = /\\u(?:0000|d[89a-f])/;

/** The text without what Postgres refuses to store. */
export function storableText(text: string): string {
  return text.replace(UNSTORABLE, '');
}

/** The value as JSON that Postgres stores, whatever strings are in it; `undefined` becomes null. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  if (!ESCAPED.test(json)) return json;
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? storableText(inner) : inner));
}
