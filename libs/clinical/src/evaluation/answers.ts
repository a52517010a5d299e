import { z } from 'zod';
import { type Case, newCase } from '../case/case';
import { readTurn } from '../consultation/hear';
import { choiceQuestion } from '../interview/choices';

const valueSchema = z.strictObject({
  durationDays: z.number().optional(),
  minDays: z.number().optional(),
  maxDays: z.number().optional(),
  ageYears: z.number().optional(),
  heightCm: z.number().nullish(),
  weightKg: z.number().nullish(),
  findings: z.array(z.string()).optional(),
});
type Value = z.infer<typeof valueSchema>;

const answerRowSchema = z.object({
  id: z.string(),
  lang: z.enum(['en', 'sw']),
  question: z.string(),
  answer: z.string(),
  expected: z.enum(['yes', 'no', 'somewhat', 'unknown', 'value', 'choice']),
  value: valueSchema.optional(),
});
export type AnswerRow = z.infer<typeof answerRowSchema>;

/** Rows of a JSON Lines file. @throws {Error} naming the line that is not a row, without its content */
export function parseAnswers(text: string): AnswerRow[] {
  return text
    .split('\n')
    .map((line, i) => ({ line, number: i + 1 }))
    .filter(({ line }) => line.trim())
    .map(({ line, number }) => {
      const row = answerRowSchema.safeParse(JSON.parse(line));
      if (!row.success) throw new Error(`line ${number}: ${row.error.issues.map(({ path }) => path.join('.')).join()}`);
      return row.data;
    });
}

/** How an answer was read: `opposite` is a yes read as no or the reverse, `lost` was not understood at all. */
export type Verdict = 'right' | 'opposite' | 'unknown' | 'lost' | 'other';

/** The authors count back from a Friday: "since Wednesday" is two days. */
const FRIDAY = '2026-11-27';

/** Answers the question in a new consultation, as the engine does, and judges what it noted. */
export function judgeAnswer({ question, answer, expected, value, lang }: AnswerRow): Verdict {
  const memory: Case = { ...newCase(), asked: { [question]: 1 }, lastQuestion: question };
  const { patientCase } = readTurn({
    stage: 'initial_gathering',
    language: lang,
    country: 'KE',
    today: FRIDAY,
    collectedInfo: {},
    messages: [{ text: answer, isUser: true }],
    recent: [],
    files: [],
    memory,
  });
  if (expected === 'value') return isValue(patientCase, value ?? {}) ? 'right' : 'other';
  if (expected === 'choice') return isChosen(patientCase, question, value?.findings ?? []) ? 'right' : 'other';
  const noted = notedAnswer(patientCase, question.slice(2));
  if (noted === expected || (expected === 'somewhat' && noted === 'yes')) return 'right';
  if (noted === 'lost' || noted === 'unknown') return noted;
  const positive = (one: string) => one === 'yes' || one === 'somewhat';
  const opposes = expected !== 'unknown' && positive(noted) !== positive(expected);
  return opposes ? 'opposite' : 'other';
}

function notedAnswer({ findings }: Case, id: string) {
  const found = findings[id];
  if (!found) return 'lost';
  if (found.state === 'present') return found.weight < 1 ? 'somewhat' : 'yes';
  return found.state === 'absent' ? 'no' : 'unknown';
}

const near = (actual: number | undefined, wanted: number, by: number) =>
  actual !== undefined && Math.abs(actual - wanted) <= by + 1e-6;

/** A month of age for small children, half a year for others; a tenth of a duration, at least a day. */
function isValue(patientCase: Case, { durationDays, minDays, maxDays, ageYears, heightCm, weightKg }: Value): boolean {
  const { durationDays: days } = patientCase;
  return (
    (durationDays === undefined || near(days, durationDays, Math.max(1, durationDays / 10))) &&
    (minDays === undefined || (days !== undefined && days >= minDays)) &&
    (maxDays === undefined || (days !== undefined && days <= maxDays)) &&
    (ageYears === undefined || near(patientCase.ageYears, ageYears, ageYears < 2 ? 1 / 12 : 0.5)) &&
    isMeasure(patientCase.heightCm, heightCm) &&
    isMeasure(patientCase.weightKg, weightKg)
  );
}

const isMeasure = (actual: number | undefined, wanted: number | null | undefined) =>
  wanted == null ? actual === undefined : near(actual, wanted, 1);

/**
 * Exactly the findings of the expected choice are present among those of the question. A choice that is a finding of long
 * illnesses alone is noted in words, because the duration is not known here.
 */
function isChosen(patientCase: Case, question: string, wanted: readonly string[]): boolean {
  const rows = choiceQuestion(question)?.choices ?? [];
  const present = new Set(
    rows.flatMap(({ findings }) => findings).filter((id) => patientCase.findings[id]?.state === 'present'),
  );
  const isDescribed = (label: string) =>
    patientCase.described?.some((each) => each.question === question && each.label === label) === true;
  const noted = rows.some(
    ({ findings, lasting, label }) => lasting === true && isSame(findings, wanted) && isDescribed(label.en),
  );
  const isRight = isSame([...present], wanted) || (noted && present.size === 0);
  return patientCase.closed.includes(question) && isRight;
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id));
