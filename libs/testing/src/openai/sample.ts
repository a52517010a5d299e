interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  minimum?: number;
}

/** The simplest value that fits a strict JSON schema: the first choice, null if allowed, no items, one word for a string. */
export function sample(strict: object, name = 'text'): unknown {
  const schema: Schema = strict;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return schema.anyOf.some(({ type }) => type === 'null') ? null : sample(schema.anyOf[0]!, name);
  if (Array.isArray(schema.type))
    return schema.type.includes('null') ? null : sample({ ...schema, type: schema.type[0] }, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, part]) => [key, sample(part, key)]));
    case 'array':
      return [];
    case 'number':
    case 'integer':
      return schema.minimum ?? 50;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return `${name} of the model`;
  }
}

/** Merges `over` into `base`: objects key by key, other values replaced. */
export function overlay(base: unknown, over: unknown): unknown {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(base) || !isObject(over)) return over;
  return Object.entries(over).reduce<Record<string, unknown>>(
    (merged, [key, value]) => ({ ...merged, [key]: key in base ? overlay(base[key], value) : value }),
    base,
  );
}
