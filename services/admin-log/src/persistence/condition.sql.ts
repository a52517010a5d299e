/** A condition of a WHERE clause; `sql` receives the placeholders of its values. */
export interface Condition {
  sql(...placeholders: string[]): string;
  values: unknown[];
}

export const equal = (column: string, value: string): Condition => ({
  sql: (placeholder) => `${column} = ${placeholder}`,
  values: [value],
});

/** A WHERE clause of all conditions, with its values; the placeholders are numbered after `before` other values. */
export function where(conditions: Condition[], before = 0): { clause: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts = conditions.map(({ sql, values: own }) => {
    const placeholders = own.map((_, index) => `$${before + values.length + index + 1}`);
    values.push(...own);
    return `(${sql(...placeholders)})`;
  });
  return { clause: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values };
}
