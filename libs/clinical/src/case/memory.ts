import { type Case, caseSchema, newCase } from './case';

/** The case in `memory`, or a new case when it is missing or invalid. */
export function caseFromMemory(memory: unknown): Case {
  const parsed = caseSchema.safeParse(memory);
  return parsed.success ? parsed.data : newCase();
}
