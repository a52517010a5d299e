/**
 * SQL that each connection parses and plans once. `name` is unique within a service and always stands for the same `text`. Without a
 * name the text is planned on every call, for the values of that call.
 */
export interface Statement {
  readonly name: string;
  /** with numbered parameters, as the driver takes it */
  readonly text: string;
  /** names of the parameters in the order of their numbers; empty when the text was written with numbers */
  readonly parameters: readonly string[];
}

/** A quoted text or name and a comment are skipped; `::text` is a cast and `a[1:2]` a slice, neither is a parameter. */
const TOKENS = /'(?:[^']|'')*'|"[^"]*"|--.*|(?<![:\w]):([a-z]\w*)/gi;

/** Parses `:name` parameters once, when the module is loaded. A name may occur several times. */
export function statement(name: string, sql: string): Statement {
  const parameters: string[] = [];
  const text = sql.replace(TOKENS, (token, parameter?: string) => {
    if (parameter === undefined) return token;
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  if (parameters.length > 0 && /\$\d/.test(sql)) throw new Error(`${name}: named and numbered parameters`);
  return { name, text, parameters };
}

/** The values in the order of the parameters' numbers. Other properties are ignored; a parameter without one is an error. */
export function valuesOf({ name, parameters }: Statement, values: object): unknown[] {
  if (Array.isArray(values)) return values;
  const named = values as Readonly<Record<string, unknown>>;
  return parameters.map((parameter) => {
    if (!(parameter in named)) throw new Error(`${name}: no value for :${parameter}`);
    return named[parameter];
  });
}
