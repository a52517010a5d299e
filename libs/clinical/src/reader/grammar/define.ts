import { z } from 'zod';
import { compiled } from '../../knowledge/compiled';
import { GrammarError } from '../../knowledge/grammar-error';

const listsSchema = z.record(z.string(), z.union([z.array(z.string()), z.record(z.string(), z.array(z.string()))]));

/**
 * One file of `data/grammar`, checked and parsed at load. `{name}` in any text stands for an alternative of `lists`.
 *
 * @throws {GrammarError} naming the file, the place in it and the mistake
 */
export function defineGrammar<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  const { lists, ...rest } = { ...(compiled.grammar[name] as Readonly<Record<string, unknown>> | undefined) };
  const alternatives = new Map(
    Object.entries(lists === undefined ? {} : listsSchema.parse(lists)).map(([key, value]) => [
      key,
      `(${Object.values(value).flat().join('|')})`,
    ]),
  );
  // a file without lists is taken as it is
  const value = alternatives.size > 0 ? expanded(rest, alternatives) : rest;
  // each file is parsed once: compiling a parser for it takes longer
  const result = z.strictObject(shape).safeParse(value, { jitless: true });
  if (!result.success) throw new GrammarError(`grammar/${name}.yaml`, result.error);
  return result.data;
}

/** Replaces `{name}` in every text; lists may use lists. An unknown name stays and is then refused as a pattern. */
function expanded(value: unknown, alternatives: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    const text = value.replace(/\{([a-z]\w*)\}/gi, (whole, name: string) => alternatives.get(name) ?? whole);
    return text === value ? value : expanded(text, alternatives);
  }
  if (Array.isArray(value)) return value.map((each) => expanded(each, alternatives));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, expanded(each, alternatives)]));
}
