import type { Bilingual } from '@afya/contracts';
import { z } from 'zod';
import { reviewedSchema, textSchema } from './review';

const choiceRowSchema = z.strictObject({
  /** the option that can be tapped */
  label: textSchema,
  /** words, or several in their order, that recognise it in a free answer: one of each list; the row with most lists wins. "@name": shared words */
  words: z.array(z.array(z.string()).min(1)).min(1),
  /** words that rule it out: "under the ribs" is not low in the belly */
  not: z.array(z.string()).min(1).optional(),
  /** the findings that the answer asserts; none if it only narrows the complaint */
  findings: z.array(z.string()).optional(),
  /** what it describes of the complaint: all choices of a question that describes say it, of the others none */
  about: z.enum(['strength', 'start', 'course']).optional(),
  /** the findings that the answer denies */
  absent: z.array(z.string()).optional(),
  /** `findings` count only for a complaint of two weeks or more */
  lasting: z.literal(true).optional(),
});

/** data/interview/course-words.yaml: words that several lists of taps recognise, by name. */
export const sharedWordsFileSchema = z.strictObject({
  reviewed: reviewedSchema,
  words: z.record(z.string().regex(/^[a-z_]+$/), z.array(z.string()).min(1)),
});

/** data/choices/NAME.yaml: a question with answers to tap, which replaces several yes/no questions. Its id is w:NAME. */
export const choiceFileSchema = z.strictObject({
  id: z.string().regex(/^w:[a-z_]+$/),
  /** asked if one of these complaints is present */
  of: z.array(z.string()).min(1),
  /** not asked if one of these is present */
  unless: z.array(z.string()).optional(),
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
  not?: string;
  findings: string[];
  about?: 'strength' | 'start' | 'course';
  absent?: string[];
  lasting?: true;
}

export interface ChoiceQuestion {
  id: string;
  of: string[];
  unless?: string[];
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

const answerSchema = z.strictObject({
  /** the sentence that the reader gets when the label is tapped */
  value: z.string().min(2),
  label: textSchema,
});
type Answer = z.infer<typeof answerSchema>;

const fixedQuestionSchema = z.strictObject({
  ask: textSchema,
  self: textSchema.optional(),
  child: textSchema.optional(),
  why: textSchema.optional(),
  /** answers to tap, or the names of shared ones */
  choices: z.array(z.union([z.string(), answerSchema], 'write the name of a shared answer, or value and label')),
});

/** data/interview/fixed-questions.yaml: the questions that every consultation has, and answers that questions share. */
export const fixedQuestionsFileSchema = z.strictObject({
  reviewed: reviewedSchema,
  /** the reason for a question about a finding without one of its own, and for a checklist */
  why: z.strictObject({ danger: textSchema, usual: textSchema, checklist: textSchema }),
  answers: z.strictObject({
    yes: answerSchema,
    no: answerSchema,
    little: answerSchema,
    unknown: answerSchema,
    none_of_these: answerSchema,
    female: answerSchema,
    male: answerSchema,
    girl: answerSchema,
    boy: answerSchema,
  }),
  questions: z.record(z.string(), fixedQuestionSchema),
});
type FixedQuestionsFile = z.infer<typeof fixedQuestionsFileSchema>;

export interface FixedQuestion {
  ask: Bilingual;
  why?: Bilingual;
  choices: Answer[];
}

/** The fixed questions by id, and what questions share. */
export interface FixedQuestions extends Pick<FixedQuestionsFile, 'why' | 'answers'> {
  questions: Record<string, FixedQuestion>;
}

/** Question texts by question id; ids without an entry use the standard text. */
export type PersonalTexts = Record<'self' | 'child', Record<string, Bilingual>>;
