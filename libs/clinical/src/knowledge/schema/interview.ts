import type { Bilingual } from '@afya/contracts';
import { z } from 'zod';
import { reviewedSchema, textSchema } from './review';

const choiceRowSchema = z.strictObject({
  /** the option that can be tapped */
  label: textSchema,
  /** words that recognise it in a free answer: one word of each list must be there; the row with most lists wins */
  words: z.array(z.array(z.string()).min(1)).min(1),
  /** the findings that the answer asserts; none if it only narrows the complaint */
  findings: z.array(z.string()).optional(),
});

/** data/choices/NAME.yaml: a question with answers to tap, which replaces several yes/no questions. Its id is w:NAME. */
export const choiceFileSchema = z.strictObject({
  id: z.string().regex(/^w:[a-z_]+$/),
  /** asked if one of these complaints is present */
  of: z.array(z.string()).min(1),
  /** about how the pain feels, which a small child cannot say */
  felt: z.literal(true).optional(),
  ask: textSchema,
  ask_self: textSchema.optional(),
  ask_child: textSchema.optional(),
  why: textSchema,
  choices: z.array(choiceRowSchema).min(2),
  reviewed: reviewedSchema,
});

export interface ChoiceRow {
  label: Bilingual;
  /** "a|b" means one of them, and every entry must match */
  words: string[];
  findings: string[];
}

export interface ChoiceQuestion {
  id: string;
  of: string[];
  felt?: true;
  ask: Bilingual;
  why: Bilingual;
  choices: ChoiceRow[];
}

/** `when` lists facts that must all hold ("a|b" one of them, "@…" a circumstance); `ask` are findings and "w:…". */
const questionsForSchema = z.strictObject({ when: z.string(), ask: z.array(z.string()).min(1) });
export type QuestionsFor = z.infer<typeof questionsForSchema>;

/** data/interview/{safety-checks,complaint-questions,course-questions}.yaml */
export const questionsFileSchema = z.strictObject({
  reviewed: z.strictObject({ questions: reviewedSchema.shape.en }),
  questions: z.array(questionsForSchema),
});

/** data/interview/fixed-questions.yaml: the fixed questions as the patient and as the carer of a child are asked them. */
export const fixedQuestionsFileSchema = z.strictObject({
  reviewed: reviewedSchema,
  questions: z.record(z.string(), z.strictObject({ self: textSchema.optional(), child: textSchema.optional() })),
});

/** Question texts by question id; ids without an entry use the standard text. */
export type PersonalTexts = Record<'self' | 'child', Record<string, Bilingual>>;
