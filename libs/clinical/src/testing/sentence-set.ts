import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADVICE_LEVELS } from '@afya/contracts';
import { z } from 'zod';

const ids = z.array(z.string().min(1)).min(1);

/** One line of a sentence set. Each key of `expect` is one check. */
const sentenceRowSchema = z.strictObject({
  id: z.string().min(1),
  lang: z.enum(['en', 'sw']).optional(),
  text: z.string().min(1),
  note: z.string().optional(),
  expect: z
    .strictObject({
      /** whether the red-flag scan raises an emergency */
      emergency: z.boolean().optional(),
      /** a red flag that is raised */
      flag: z.string().optional(),
      /** the level of the red flags, or an emergency */
      atLeast: z.enum(['emergency', 'urgent']).optional(),
      advice: z.enum(ADVICE_LEVELS).optional(),
      notAdvice: z.enum(ADVICE_LEVELS).optional(),
      /** findings that are read as present now */
      present: ids.optional(),
      /** findings that are not read as present now */
      absent: ids.optional(),
      /** findings that are present or implied by a present one */
      implied: ids.optional(),
      notImplied: ids.optional(),
      /** a condition among the first three */
      condition: z.string().optional(),
    })
    .refine((expect) => Object.keys(expect).length > 0, 'expects nothing'),
});
export type SentenceRow = z.infer<typeof sentenceRowSchema>;

const directory = join(__dirname, '../../cases/tuning');

const thresholdsSchema = z.record(z.string(), z.strictObject({ recall: z.number(), falseAlarms: z.number() }));

/** The required recall and the most false alarms of each set, both 0–1. */
export const thresholds = thresholdsSchema.parse(JSON.parse(readFileSync(join(directory, 'thresholds.json'), 'utf8')));

/** Reads a sentence set; throws an error that names the file, the line and what is wrong. */
export function readSentenceSet(name: string): SentenceRow[] {
  const rows = readFileSync(join(directory, `${name}.jsonl`), 'utf8')
    .split('\n')
    .flatMap((line, i) => (line.trim() ? [parseSentence(line, `${name}.jsonl, line ${i + 1}`)] : []));
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`${name}.jsonl: the id "${id}" appears twice.`);
    seen.add(id);
  }
  return rows;
}

/** Parses one line; `where` starts the message of the error. */
export function parseSentence(line: string, where: string): SentenceRow {
  let unvalidated: unknown;
  try {
    unvalidated = JSON.parse(line);
  } catch {
    throw new Error(`${where}: not JSON.`);
  }
  const parsed = sentenceRowSchema.safeParse(unvalidated);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${where}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not a sentence'}`);
}
