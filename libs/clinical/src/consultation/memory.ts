import { type Case, caseSchema, newCase } from './case';

/** What the engine returned last time, or a new case when it is missing or does not fit. */
export function recall(memory: unknown): Case {
  const parsed = caseSchema.safeParse(memory);
  return parsed.success ? parsed.data : newCase();
}
