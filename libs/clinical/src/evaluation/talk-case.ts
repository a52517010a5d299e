import { ADVICE_LEVELS } from '@afya/contracts';
import { z } from 'zod';
import { parseRows } from './case-row';

/** A patient for `--mode talk`: an opening message, and the patient's own words for everything that may be asked. */
const talkCaseSchema = z.object({
  id: z.string().min(1),
  /** the story that both languages tell */
  pair: z.string().min(1),
  lang: z.enum(['en', 'sw']),
  /** years */
  age: z.number().min(0).max(130),
  sex: z.string().min(1),
  who: z.enum(['self', 'child', 'other']),
  opening: z.string().min(1),
  /** finding id to the patient's wording */
  present: z.record(z.string(), z.string()),
  absent: z.array(z.string()).default([]),
  /** id of a multiple-choice question to the patient's free answer */
  choices: z.record(z.string(), z.string()).default({}),
  duration_days: z.number().min(0).nullish(),
  duration_text: z.string().nullish(),
  history: z.string().nullish(),
  medicines: z.string().nullish(),
  allergies: z.string().nullish(),
  weight_kg: z.number().positive().nullish(),
  height_cm: z.number().positive().nullish(),
  condition_id: z.string().nullish(),
  gold_alternatives: z.array(z.string()).default([]),
  gold_triage: z.enum(ADVICE_LEVELS),
  gold_triage_ok: z.array(z.string()).default([]),
  /** the case has a sign that must raise an emergency */
  emergency_flag: z.boolean(),
});
export type TalkCase = z.infer<typeof talkCaseSchema>;

export const parseTalkCases = (file: string, content: string): TalkCase[] => parseRows(file, content, talkCaseSchema);
