import { type AdviceLevel, type ConfidenceLevel, RED_FLAGS } from '@afya/contracts';
import { z } from 'zod';
import { reviewedSchema } from './review';
import { templateSchema as text } from './template';

const plain = text();
const byLevel = z.strictObject({
  emergency: plain,
  urgent: plain,
  routine: plain,
  'self-care': plain,
} satisfies Record<AdviceLevel, typeof plain>);

const adviceSchema = z.strictObject({
  reviewed: reviewedSchema,
  /** where to go and how soon, by the person who is addressed */
  level: z.strictObject({ self: byLevel, child: byLevel, patient: byLevel }),
  no_drinking_grown: plain,
  wait: byLevel,
});

const emergencySchema = z.strictObject({
  reviewed: reviewedSchema,
  message: z.strictObject({
    now: text('danger'),
    today: text('danger'),
    until_help: plain,
    until_seen: plain,
    go_on: plain,
  }),
  reminder: text('danger'),
  red_flags: z.partialRecord(z.enum(RED_FLAGS), z.strictObject({ message: plain, reminder: plain })),
});

const diagnosisSchema = z.strictObject({
  reviewed: reviewedSchema,
  no_name: plain,
  likely: z.strictObject({
    no_condition: plain,
    cause_unclear: text('condition'),
    guess: text('condition', 'score'),
    named: text('condition', 'confidence', 'score'),
  }),
  confidence: z.strictObject({ low: plain, medium: plain, high: plain } satisfies Record<
    ConfidenceLevel,
    typeof plain
  >),
  if_it_is: plain,
  level: byLevel,
  why: plain,
  could_also_be: text('conditions'),
  make_certain: plain,
  reasons: z.strictObject({
    nothing_reported: plain,
    reported: text('findings'),
    lasted: text('duration'),
    red_flag: text('danger'),
    all_point_to: text('condition'),
    these_point_to: text('condition', 'findings'),
    fits_less: text('findings'),
    less_likely: text('findings'),
    also_considered: text('condition'),
    sign_reported: text('findings'),
    urgent_danger: text('danger'),
  }),
  factors: z.strictObject({ small_child: plain, over_65: plain }),
  what_to_do: plain,
  other_person: text('danger'),
  possible_tests: text('tests'),
  go_at_once: plain,
  more_urgent: plain,
  call: text('numbers'),
});

const followUpSchema = z.strictObject({
  reviewed: reviewedSchema,
  medicine: plain,
  pharmacist: plain,
  food: plain,
  how_long: plain,
  possible_tests: text('tests'),
  no_tests: plain,
  sure: text('score'),
  at_once: plain,
  at_home: plain,
  thanks: plain,
  not_understood: plain,
  ask_at_clinic: plain,
  new_findings: plain,
  look_again: plain,
  invitation: plain,
  goodbye: plain,
});

const interviewSchema = z.strictObject({
  reviewed: reviewedSchema,
  welcome: plain,
  understood: text('findings'),
  sorry: plain,
  noted: plain,
  corrected: plain,
  which: plain,
  illness_named: text('condition'),
  not_understood: z.strictObject({
    answer: plain,
    choose: plain,
    complaint: plain,
    first_message: text('message'),
    no_sign: plain,
    no_change: plain,
    impossible: plain,
  }),
  about: z.strictObject({ self: plain, child: plain, other: plain }),
  help_other_first: z.strictObject({ self: plain, other: plain }),
  questions: z.strictObject({
    check: text('values'),
    understood_rightly: text('finding'),
    any_of: text('findings'),
    anything_else: plain,
    age_and_sex: z.strictObject({ self: plain, child: plain, other: plain }),
  }),
  ready: z.strictObject({ life_threatened: plain, emergency: plain, other: plain }),
  declined: plain,
  files: z.strictObject({ source: text('file'), not_read: text('files') }),
});

const count = text('count');
const measuresSchema = z.strictObject({
  reviewed: reviewedSchema,
  age: z.strictObject({ day: plain, days: count, weeks: count, month: plain, months: count, years: count }),
  duration: z.strictObject({
    hours: plain,
    day: plain,
    days: count,
    weeks: count,
    months: count,
    years: count,
    some_days: plain,
    some_weeks: plain,
    some_months: plain,
    some_years: plain,
  }),
  patient: z.strictObject({ girl: plain, woman: plain, boy: plain, man: plain, child: plain, patient: plain }),
});

const summarySchema = z.strictObject({
  reviewed: reviewedSchema,
  title: plain,
  patient: text('patient'),
  no_age: plain,
  height: text('height'),
  weight: text('weight'),
  symptoms: z.strictObject({ listed: text('findings'), none: plain }),
  discharge: plain,
  duration: text('duration'),
  described: text('words'),
  background: text('findings'),
  history: z.strictObject({ listed: text('history'), none: plain, unknown: plain }),
  papers: text('values'),
  medicines: z.strictObject({ listed: text('medicines'), none: plain, unknown: plain }),
  allergies: z.strictObject({ listed: text('allergies'), none: plain, unknown: plain }),
  no_history: plain,
});

const words = z.array(z.string().min(1)).min(1);
const sentencesSchema = z.strictObject({
  reviewed: reviewedSchema,
  and: plain,
  or: plain,
  /** takes the place of `or` in a denied name */
  nor: plain,
  denied: z.strictObject({ usual: text('finding'), otherwise: text('finding') }),
  /** first words of the names that are denied with `denied.otherwise` */
  denied_otherwise: z.strictObject({ en: words, sw: words }),
  /** English only */
  articles: words,
  state_verb: z.string(),
  keep_capital: words,
  /** parts of a sentence that says how urgently a condition must be treated */
  how_soon: z.strictObject({ en: words, sw: words }),
});

/** data/wording/NAME.yaml by NAME: the sentences that replies are put together from. */
export const WORDING_SCHEMAS = {
  advice: adviceSchema,
  diagnosis: diagnosisSchema,
  emergency: emergencySchema,
  'follow-up': followUpSchema,
  interview: interviewSchema,
  measures: measuresSchema,
  sentences: sentencesSchema,
  summary: summarySchema,
};

/** The sentences that replies are put together from, by the name of their file. */
export type Wording = {
  [Name in keyof typeof WORDING_SCHEMAS]: Omit<z.infer<(typeof WORDING_SCHEMAS)[Name]>, 'reviewed'>;
};
