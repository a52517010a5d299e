import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADVICE_LEVELS, STAGES } from '@afya/contracts';
import { z } from 'zod';

const ids = z.array(z.string().min(1)).min(1);
/** Parts of a text, without regard to capitals. */
const words = ids;

/** Values that are read from the text; null if there must be none. */
const valuesSchema = z.strictObject({
  patient: z.enum(['open', 'self', 'child', 'kin', 'outsider']).optional(),
  sex: z.enum(['female', 'male']).nullable().optional(),
  ageYears: z.number().nullable().optional(),
  heightCm: z.number().nullable().optional(),
  weightKg: z.number().nullable().optional(),
  durationDays: z.number().nullable().optional(),
  pregnantWeeks: z.number().nullable().optional(),
  /** the findings of measured values, no others */
  readings: z.array(z.string()).optional(),
  /** the text with a "_" for each name of a person */
  withoutNames: z.string().optional(),
  /** what is read of the history, the medicines and the allergies, and nothing else of them */
  record: z
    .strictObject({
      history: z.string().optional(),
      medicines: z.array(z.string()).optional(),
      allergies: z.array(z.string()).optional(),
    })
    .optional(),
});
export type ExpectedValues = z.infer<typeof valuesSchema>;

/** The case and the reply after the messages of `before` and the text, or after the text as an answer to `asked`. */
const afterwardsSchema = z.strictObject({
  who: z.enum(['open', 'self', 'child', 'kin', 'outsider']).optional(),
  sex: z.enum(['female', 'male']).nullable().optional(),
  ageYears: z.number().nullable().optional(),
  durationDays: z.number().nullable().optional(),
  present: ids.optional(),
  notPresent: ids.optional(),
  /** findings that are present a little */
  partly: ids.optional(),
  denied: ids.optional(),
  /** findings of which the patient said that they do not know */
  unknown: ids.optional(),
  /** findings that the case has in no state */
  unmentioned: ids.optional(),
  /** the findings of the asked list that are present, in alphabetical order */
  listed: z.array(z.string()).optional(),
  /** whether the asked list will not be asked again */
  closed: z.boolean().optional(),
  advice: z.enum(ADVICE_LEVELS).optional(),
  /** red flags that stand */
  flags: ids.optional(),
  /** what the record has of these keys */
  record: z.record(z.string(), z.unknown()).optional(),
  stage: z.enum(STAGES).optional(),
  /** the id of the question that the reply asks */
  asks: z.string().optional(),
  notAsks: z.string().optional(),
  /** whether the reply asks the question again that stood before the text */
  sameQuestion: z.boolean().optional(),
  /** parts of the reply in the language of the row */
  says: words.optional(),
  notSays: words.optional(),
});

/** The consultation from `before` and the text to its diagnosis; every other question is answered with `otherwise`. */
const consultationSchema = z.strictObject({
  /** ids of questions; a list counts as a question for each of its findings */
  asks: ids.optional(),
  notAsks: ids.optional(),
  /** findings and choice questions that are among the first eight asked, or not among the first twelve */
  asksEarly: ids.optional(),
  notAsksEarly: ids.optional(),
  /** the only question that describes the complaint by taps, and words that none of its taps has */
  describes: z.string().optional(),
  notOffers: words.optional(),
  condition: z.string().optional(),
  /** conditions that are not listed as other possible causes */
  notOthers: ids.optional(),
  advice: z.enum(ADVICE_LEVELS).optional(),
  notAdvice: z.enum(ADVICE_LEVELS).optional(),
  /** parts of the diagnosis, its recommendations, its reasons, its tests and its signs to go at once */
  says: words.optional(),
  notSays: words.optional(),
  notRecommends: words.optional(),
  reasons: words.optional(),
  tests: words.optional(),
  notWaitsFor: words.optional(),
  /** parts of no reply */
  neverSays: words.optional(),
  /** the first emergency number of the card */
  firstNumber: z.string().optional(),
});

/** One line of a sentence set. Each key of `expect` is one check. */
const sentenceRowSchema = z.strictObject({
  id: z.string().min(1),
  lang: z.enum(['en', 'sw']).optional(),
  text: z.string().min(1),
  note: z.string().optional(),
  /** the question that the text answers: an id */
  asked: z.string().min(1).optional(),
  /** who is ill, and findings that are present, before the answer to `asked` */
  about: z.enum(['self', 'child', 'kin']).optional(),
  known: ids.optional(),
  /** the age of the patient in years, on which the meaning of readings depends */
  age: z.number().optional(),
  /** messages before the text, one turn each */
  before: ids.optional(),
  /** messages that led to a diagnosis before those */
  diagnosedFrom: ids.optional(),
  /** the answer to every question on the way to a diagnosis: "no", or "I don't know" */
  otherwise: z.enum(['no', 'unknown']).optional(),
  expect: valuesSchema
    .extend({
      /** whether the red-flag scan raises an emergency */
      emergency: z.boolean().optional(),
      /** the level of the red flags */
      level: z.enum(['emergency', 'urgent', 'none']).optional(),
      /** a red flag that is raised, and those that are not */
      flag: z.string().optional(),
      notFlags: ids.optional(),
      /** the level of the red flags, or an emergency */
      atLeast: z.enum(['emergency', 'urgent']).optional(),
      advice: z.enum(ADVICE_LEVELS).optional(),
      notAdvice: z.enum(ADVICE_LEVELS).optional(),
      /** findings that are read as present now */
      present: ids.optional(),
      /** findings that are not read as present now */
      absent: ids.optional(),
      /** findings that are read as absent now, and those that are not */
      denied: ids.optional(),
      notDenied: ids.optional(),
      /** findings that are read in any state */
      mentioned: ids.optional(),
      /** findings that are read as past */
      past: ids.optional(),
      /** first-aid texts that the red-flag message has, in both languages, and those that it has not */
      firstAid: ids.optional(),
      notFirstAid: ids.optional(),
      afterwards: afterwardsSchema.optional(),
      consultation: consultationSchema.optional(),
      /** the values of a paper, each as "test value" */
      paper: z.array(z.string()).optional(),
      /** findings that are present or implied by a present one */
      implied: ids.optional(),
      notImplied: ids.optional(),
      /** a condition among the first three, and one that is not */
      condition: z.string().optional(),
      notCondition: z.string().optional(),
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
