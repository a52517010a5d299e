import { ADVICE_LEVELS } from '@afya/contracts';
import { z } from 'zod';

/** A written case with its expected answer: one line of a case file. Other keys are ignored. */
export const caseRowSchema = z.object({
  id: z.string().min(1),
  text: z.string().min(1),
  lang: z.enum(['en', 'sw']).default('en'),
  /** years */
  age: z.number().min(0).max(130).nullish(),
  sex: z.string().nullish(),
  set: z.string().default('cases'),
  /** an id of the knowledge base; null if the illness is not in it or is unknown */
  condition_id: z.string().nullish(),
  gold_diagnosis: z.string().nullish(),
  /** other correct ids */
  gold_alternatives: z.array(z.string()).default([]),
  /** 'non-emergency' is urgent or routine */
  gold_triage: z.enum([...ADVICE_LEVELS, 'non-emergency']).nullish(),
  /** other correct levels */
  gold_triage_ok: z.array(z.string()).default([]),
  notes: z.string().nullish(),
});
export type CaseRow = z.infer<typeof caseRowSchema>;

/** Parses a case file. */
export const parseCases = (file: string, content: string): CaseRow[] => parseRows(file, content, caseRowSchema);

/** Parses one JSON object a line by a schema; throws an error that names the first invalid line. */
export function parseRows<T extends { id: string }>(file: string, content: string, schema: z.ZodType<T>): T[] {
  const rows = content
    .split('\n')
    .flatMap((line, i) => (line.trim() ? [parseRow({ file, line, number: i + 1, schema })] : []));
  const ids = rows.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (rows.length === 0) throw new Error(`${file} holds no cases.`);
  if (twice !== undefined) throw new Error(`${file}: the id "${twice}" is there twice.`);
  return rows;
}

interface Line<T> {
  file: string;
  line: string;
  number: number;
  schema: z.ZodType<T>;
}

function parseRow<T>({ file, line, number, schema }: Line<T>): T {
  let unvalidated: unknown;
  try {
    unvalidated = JSON.parse(line);
  } catch {
    throw new Error(`${file}, line ${number}: not JSON.`);
  }
  const parsed = schema.safeParse(unvalidated);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${file}, line ${number}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not a case'}`);
}
