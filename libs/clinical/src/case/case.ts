import { type CollectedInfo } from '@afya/contracts';
import { z } from 'zod';
import { paperValueSchema } from '../papers/paper-value';

const OWN_WORDS = 1_500;

/** present, absent, or asked without a clear answer; `weight` is 0.5 for an uncertain or mild finding */
const stateSchema = z.object({ state: z.enum(['present', 'absent', 'unknown']), weight: z.number().min(0).max(1) });
export type FindingState = z.infer<typeof stateSchema>;

/** The state of one consultation, stored in `memory`. */
export const caseSchema = z.object({
  version: z.literal(1),
  who: z.enum(['open', 'self', 'child', 'kin', 'outsider']),
  findings: z.record(z.string(), stateSchema),
  ageYears: z.number().min(0).max(130).optional(),
  sex: z.enum(['female', 'male']).optional(),
  heightCm: z.number().optional(),
  weightKg: z.number().optional(),
  /** fields of the session's record that the patient withdrew; they are not read from the record again */
  takenBack: z.array(z.enum(['age', 'sex', 'height', 'weight'])).optional(),
  durationDays: z.number().min(0).max(40_000).optional(),
  /** ISO date of the turn, for "since September" */
  today: z.iso.date().optional(),
  pregnantWeeks: z.number().optional(),
  words: z.string().max(OWN_WORDS),
  /** chosen answers that describe the complaint and are no finding: the question and the English label */
  described: z
    .array(z.object({ question: z.string().max(100), label: z.string().max(200) }))
    .max(20)
    .optional(),
  history: z.string().max(2_000).optional(),
  medicines: z.array(z.string().max(200)).max(30).optional(),
  allergies: z.array(z.string().max(200)).max(30).optional(),
  /** how often each question was asked */
  asked: z.record(z.string(), z.number()),
  /** questions that must not be asked again, answered or not */
  closed: z.array(z.string()).max(400),
  lastQuestion: z.string().optional(),
  flags: z.array(z.string()).max(100),
  /** findings that were present in any turn, denied since or not; older stored cases have no list */
  reported: z.array(z.string()).max(400).optional(),
  /** findings that the latest message added; "I did not say that" takes them back */
  lastAdded: z.array(z.string()).max(100).optional(),
  /** findings that the patient explicitly corrected; they raise no flag by an earlier report */
  corrected: z.array(z.string()).max(100).optional(),
  /** red flags of other people who are in danger now */
  others: z.array(z.string()).max(100).optional(),
  files: z.array(z.string().max(300)).max(50),
  /** read on the latest papers and not confirmed: no fact yet */
  papers: z
    .array(z.object({ file: z.string().max(300), values: z.array(paperValueSchema).max(20) }))
    .max(10)
    .optional(),
  /** values of papers that the patient confirmed */
  measured: z.array(paperValueSchema).max(60).optional(),
  /** a diagnosis has been given */
  diagnosed: z.boolean(),
});
export type Case = z.infer<typeof caseSchema>;

export function newCase(): Case {
  return {
    version: 1,
    who: 'open',
    findings: {},
    words: '',
    asked: {},
    closed: [],
    flags: [],
    files: [],
    diagnosed: false,
  };
}

export function isPresent(patientCase: Case, finding: string): boolean {
  return patientCase.findings[finding]?.state === 'present';
}

export function withFinding(patientCase: Case, finding: string, state: FindingState): Case {
  return { ...patientCase, findings: { ...patientCase.findings, [finding]: state } };
}

export function close(patientCase: Case, question: string): Case {
  return patientCase.closed.includes(question)
    ? patientCase
    : { ...patientCase, closed: [...patientCase.closed, question] };
}

/** Appends the patient's text to `words`, shortened to the maximum length. */
export function withWords(patientCase: Case, text: string): Case {
  const clean = text.replace(/\s+/gu, ' ').trim().slice(0, 600);
  if (!clean || patientCase.words.includes(clean)) return patientCase;
  return {
    ...patientCase,
    words: `${patientCase.words}${patientCase.words ? '. ' : ''}${clean.replace(/[.\s]+$/u, '')}`.slice(0, OWN_WORDS),
  };
}

/** Fills missing fields from the session's record, which another engine or the forms may have written. */
export function withCollected(patientCase: Case, info: CollectedInfo): Case {
  const sex = info.sex?.trim().toLowerCase() ?? '';
  const recordedSex = /^(f|female|ke|mwanamke|kike)/.test(sex)
    ? 'female'
    : /^(m|male|me|mwanaume|kiume)/.test(sex)
      ? 'male'
      : undefined;
  const gone = new Set<string>(patientCase.takenBack);
  const { age, height, weight } = {
    ...info,
    ...Object.fromEntries((patientCase.takenBack ?? []).map((key) => [key, undefined])),
  };
  return {
    ...patientCase,
    ageYears: patientCase.ageYears ?? (age !== undefined && age > 0 ? age : undefined),
    sex: patientCase.sex ?? (gone.has('sex') ? undefined : recordedSex),
    heightCm: patientCase.heightCm ?? height,
    weightKg: patientCase.weightKg ?? weight,
    history: patientCase.history ?? info.medicalHistory?.slice(0, 2_000),
    medicines: patientCase.medicines ?? info.currentMedications?.slice(0, 30).map((m) => m.slice(0, 200)),
    allergies: patientCase.allergies ?? info.allergies?.slice(0, 30).map((a) => a.slice(0, 200)),
  };
}
