/** A condition of a WHERE clause; `sql` gets the placeholders of its values. */
export interface Condition {
  sql(...placeholders: string[]): string;
  values: unknown[];
}

export const equal = (column: string, value: string): Condition => ({
  sql: (placeholder) => `${column} = ${placeholder}`,
  values: [value],
});

/** All of them, as a clause with its values, whose placeholders are numbered from those of `before` other values on. */
export function where(conditions: Condition[], before = 0): { clause: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts = conditions.map(({ sql, values: own }) => {
    const placeholders = own.map((_, index) => `$${before + values.length + index + 1}`);
    values.push(...own);
    return `(${sql(...placeholders)})`;
  });
  return { clause: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values };
}
