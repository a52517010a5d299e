import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const quoted = (values: readonly unknown[]) => values.map(String).join(', ');

/** The mistake and its correction in words, for a reader who knows the data and not the schema. */
export function explainIssue(issue: Issue, value: unknown): string {
  const where = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  return where + correction(issue, value);
}

function correction(issue: Issue, value: unknown): string {
  if (issue.code === 'unrecognized_keys')
    return `unknown key ${quoted(issue.keys)}; correct its spelling or remove the line`;
  if (value === undefined) return `is missing; add it (${issue.message})`;
  if (issue.code === 'invalid_value') return `"${String(value)}" is not allowed; write one of ${quoted(issue.values)}`;
  return issue.message;
}
