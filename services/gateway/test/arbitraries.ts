import fc from 'fast-check';
import { type JsonSchema } from '../src/platform/openapi/json-schema';

/** Strings that often break parsers, prototypes, SQL statements, templates and terminals. */
const HOSTILE_STRINGS = [
  '',
  '\0',
  '\ud800',
  '\u202e\u200b\ufeff',
  '__proto__',
  'constructor',
  "' OR 1=1; DROP TABLE message; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  'x'.repeat(70_000),
  '1e309',
  'NaN',
  'ﷺ'.repeat(500),
];
const strings = fc.oneof(
  fc.constantFrom(...HOSTILE_STRINGS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

/** Any JSON value, including keys that address prototypes. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  strings,
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(null, true, false, -1, 1e308, {}, []),
  fc.array(fc.oneof(strings, fc.integer()), { maxLength: 5 }),
  fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString'), fc.string()), fc.jsonValue(), {
    maxKeys: 4,
  }),
  fc.integer({ min: 1, max: 3_000 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);

/** Values that mostly match the schema; for patterns that cannot be generated, any string. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { enum: choices, anyOf, type } = schema;
  if (choices) return fc.constantFrom(...(choices as unknown[]));
  if (anyOf) return fc.oneof(...anyOf.map((option) => valuesOf(option as JsonSchema)));
  if (type === 'string') return stringsOf(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'integer')
    return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 10 });
  if (type === 'array')
    return fc.array(valuesOf((schema.items ?? {}) as JsonSchema), { maxLength: schema.maxItems ?? 3 });
  if (type === 'object') return objectsOf(schema, valuesOf);
  return anyJson;
}

/** Values of the schema with some keys, values or everything replaced by arbitrary JSON. */
export function nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.type !== 'object') return fc.oneof({ weight: 2, arbitrary: valuesOf(schema) }, anyJson);
  const mixed = objectsOf(schema, (part) => fc.oneof({ weight: 2, arbitrary: valuesOf(part) }, anyJson));
  const extended = fc
    .tuple(mixed, fc.dictionary(fc.string(), anyJson, { maxKeys: 2 }))
    .map(([fields, more]) => ({ ...more, ...(fields as object) }));
  return fc.oneof(
    { weight: 3, arbitrary: valuesOf(schema) },
    { weight: 6, arbitrary: mixed },
    { weight: 2, arbitrary: extended },
    { weight: 1, arbitrary: anyJson },
  );
}

function objectsOf(
  schema: JsonSchema,
  toArbitrary: (part: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const parts = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, toArbitrary(part as JsonSchema)] as const,
  );
  return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
}

function stringsOf({ pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (!pattern) return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) });
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return fc.string();
  }
}
