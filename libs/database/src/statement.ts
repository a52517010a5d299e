/** SQL that a connection parses and plans once: `name` is unique within a service, `text` never changes under it. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export function statement(name: string, text: string): Statement {
  return { name, text };
}
