import { z } from 'zod';
import { phraseSchema } from './phrase';
import { plainText, reviewedSchema } from './review';

/**
 * The wording of a finding in one language. `why` is the reason for the question. `denied` is the text for the absent
 * finding, where "no …" or "hakuna …" before the name is not a good sentence; it appears in the summary, the record
 * and the log, and must be clear to a clinician by itself.
 */
const wordingSchema = z.strictObject({
  name: plainText(),
  ask: plainText(10),
  why: plainText(10).optional(),
  denied: plainText().optional(),
});
const wordingFileSchema = wordingSchema.extend({
  /** the question as the patient and as the carer of a child are asked it, where `ask` is impersonal */
  ask_self: plainText(5).optional(),
  ask_child: plainText(5).optional(),
});

/** Which patients are asked about a finding, and when. A finding reported without a question always counts. */
const askedSchema = z.strictObject({
  sex: z.enum(['male', 'female']).optional(),
  /** years, inclusive */
  age: z.tuple([z.number(), z.number()]).optional(),
  pregnancy: z.enum(['only', 'never']).optional(),
  /** felt, not seen: a small child cannot report it */
  felt: z.literal(true).optional(),
  /** found by an examination, measurement or test: accepted when reported, never asked of a patient */
  seen_by: z.literal('worker').optional(),
  /** `ask` asks for the opposite, such as "can the child drink?": yes means that the finding is absent */
  inverted: z.literal(true).optional(),
  /** only if one of these is present: details are asked after the complaint */
  when: z.array(z.string()).optional(),
  /** not if one of these is present */
  unless: z.array(z.string()).optional(),
});

const examplesSchema = z.strictObject({
  /** sentences in which the finding is present, in both languages; for a measurement, sentences with a value */
  present: z.array(z.string()).min(2, 'write a sentence in English and one in Swahili in which it is present'),
  /** sentences in which it is not, although they may look like it */
  not: z.array(z.string()),
});

/** data/findings/SYSTEM/ID.yaml. `base` is the base rate: the proportion of all consultations with this finding. */
export const findingFileSchema = z.strictObject({
  id: z.string().regex(/^[a-z_]+$/),
  base: z.number().min(0.0005).max(0.5),
  kind: z.enum(['danger', 'background']).optional(),
  /** findings of a group count once */
  group: z.string().optional(),
  implies: z.array(z.string()).optional(),
  asked: askedSchema.optional(),
  en: wordingFileSchema,
  sw: wordingFileSchema,
  reviewed: reviewedSchema,
  examples: examplesSchema,
  phrases: z.array(phraseSchema),
});
export type FindingFile = z.infer<typeof findingFileSchema>;

/** data/findings/reader-only/ID.yaml: a finding that only the reader uses: it has phrases, but is not asked about and no condition lists it. */
export const readerFindingFileSchema = z.strictObject({
  id: z.string().regex(/^[a-z_]+$/),
  purpose: z.string().min(10),
  reviewed: reviewedSchema,
  examples: examplesSchema,
  phrases: z.array(phraseSchema).min(1),
});

type Wording = z.infer<typeof wordingSchema>;
interface Asked extends Omit<z.infer<typeof askedSchema>, 'seen_by'> {
  seenBy?: 'worker';
}

/** A finding as the engine uses it. */
export interface FindingRow extends Pick<FindingFile, 'id' | 'base' | 'kind' | 'group' | 'implies'> {
  asked?: Asked;
  en: Wording;
  sw: Wording;
}
