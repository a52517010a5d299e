import { type CollectedInfo } from '@afya/contracts';
import { z } from 'zod';

const OWN_WORDS = 1_500;

/** present, absent, or asked and not known; `weight` 0.5 where it is only "a bit" */
const stateSchema = z.object({ state: z.enum(['present', 'absent', 'unknown']), weight: z.number().min(0).max(1) });
export type FindingState = z.infer<typeof stateSchema>;

/** All that the engine knows of one consultation; it is what `memory` holds. */
export const caseSchema = z.object({
  version: z.literal(1),
  who: z.enum(['open', 'self', 'child', 'kin', 'outsider']),
  findings: z.record(z.string(), stateSchema),
  ageYears: z.number().min(0).max(130).optional(),
  sex: z.enum(['female', 'male']).optional(),
  heightCm: z.number().optional(),
  weightKg: z.number().optional(),
  /** parts of the session's record that the patient took back: they are not read from there again */
  takenBack: z.array(z.enum(['age', 'sex', 'height', 'weight'])).optional(),
  durationDays: z.number().min(0).max(40_000).optional(),
  pregnantWeeks: z.number().optional(),
  words: z.string().max(OWN_WORDS),
  history: z.string().max(2_000).optional(),
  medicines: z.array(z.string().max(200)).max(30).optional(),
  allergies: z.array(z.string().max(200)).max(30).optional(),
  /** how often each question was asked */
  asked: z.record(z.string(), z.number()),
  /** questions that need no further asking, answered or not */
  closed: z.array(z.string()).max(400),
  lastQuestion: z.string().optional(),
  flags: z.array(z.string()).max(100),
  /** flags of people beside the patient who are ill here and now */
  others: z.array(z.string()).max(100).optional(),
  files: z.array(z.string().max(300)).max(50),
  /** the diagnosis has been given once */
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

export function isPresent(known: Case, finding: string): boolean {
  return known.findings[finding]?.state === 'present';
}

export function withFinding(known: Case, finding: string, state: FindingState): Case {
  return { ...known, findings: { ...known.findings, [finding]: state } };
}

export function close(known: Case, question: string): Case {
  return known.closed.includes(question) ? known : { ...known, closed: [...known.closed, question] };
}

/** Adds what the patient wrote, cut to what is kept. */
export function withWords(known: Case, text: string): Case {
  const clean = text.replace(/\s+/gu, ' ').trim().slice(0, 600);
  if (!clean || known.words.includes(clean)) return known;
  return {
    ...known,
    words: `${known.words}${known.words ? '. ' : ''}${clean.replace(/[.\s]+$/u, '')}`.slice(0, OWN_WORDS),
  };
}

/** What the session's record knows and the case does not (another engine, or the screens, may have filled it). */
export function withCollected(known: Case, info: CollectedInfo): Case {
  const sex = info.sex?.trim().toLowerCase() ?? '';
  const recordedSex = /^(f|female|ke|mwanamke|kike)/.test(sex)
    ? 'female'
    : /^(m|male|me|mwanaume|kiume)/.test(sex)
      ? 'male'
      : undefined;
  const gone = new Set<string>(known.takenBack);
  const { age, height, weight } = {
    ...info,
    ...Object.fromEntries((known.takenBack ?? []).map((key) => [key, undefined])),
  };
  return {
    ...known,
    ageYears: known.ageYears ?? (age !== undefined && age > 0 ? age : undefined),
    sex: known.sex ?? (gone.has('sex') ? undefined : recordedSex),
    heightCm: known.heightCm ?? height,
    weightKg: known.weightKg ?? weight,
    history: known.history ?? info.medicalHistory?.slice(0, 2_000),
    medicines: known.medicines ?? info.currentMedications?.slice(0, 30).map((m) => m.slice(0, 200)),
    allergies: known.allergies ?? info.allergies?.slice(0, 30).map((a) => a.slice(0, 200)),
  };
}
