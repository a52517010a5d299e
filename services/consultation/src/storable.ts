/** NUL and unpaired surrogates: valid in JavaScript strings and JSON, but not in Postgres. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;
const ESCAPED = /\\u(?:0000|d[89a-f])/;

/** The text without the characters that Postgres refuses. */
export function storableText(text: string): string {
  return text.replace(UNSTORABLE, '');
}

/** The value as JSON that Postgres accepts; `undefined` becomes null. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  if (!ESCAPED.test(json)) return json;
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? storableText(inner) : inner));
}
