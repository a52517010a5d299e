/**
 * SQL that a connection parses and plans once: `name` is unique within a service, `text` never changes under it. Without a name it is
 * planned anew each time, for the values that it is given.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export function statement(name: string, text: string): Statement {
  return { name, text };
}
