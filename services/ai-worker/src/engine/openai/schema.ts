import { ADVICE_LEVELS, canMoveStage, MISSING_INFO, MODEL_RED_FLAGS, type Stage, STAGES } from '@afya/contracts';
import * as z from 'zod';

const text = z.string().min(1).max(8_000);
const both = z.object({ en: text, sw: text });
const list = z.array(both).max(20);
const percent = z.number().min(0).max(100);
const names = z.array(z.string().max(300)).max(50).nullable();

const collectedInfo = z.object({
  age: z.number().min(0).max(130).nullable(),
  sex: z.enum(['female', 'male']).nullable(),
  height: z.number().min(0).max(300).nullable(),
  weight: z.number().min(0).max(700).nullable(),
  symptoms: z.string().max(8_000).nullable(),
  medicalHistory: z.string().max(8_000).nullable(),
  currentMedications: names,
  allergies: names,
});

const confidence = z.object({
  score: percent,
  sufficientInformation: z.boolean(),
  missingCriticalInfo: z.array(z.enum(MISSING_INFO)),
});

const diagnosis = z.object({
  preliminaryDiagnosis: both,
  score: percent,
  adviceLevel: z.enum(ADVICE_LEVELS),
  differentialDiagnoses: z.array(z.object({ name: both, likelihood: percent })).max(10),
  reasoningPath: list,
  criticalFactors: list,
  recommendations: list,
  whenToGoNow: list,
});

/** Answers to tap: short, for a chip is a line. */
const chip = z.string().min(1).max(60);
const choices = z.array(z.object({ en: chip, sw: chip })).max(6);

/** What a model is to answer. Every key is there in every answer, as strict schemas demand; null is what is not known. */
export const modelAnswerSchema = z
  .object({
    content: both,
    choices,
    stage: z.enum(STAGES),
    collectedInfo,
    confidence: confidence.nullable(),
    adviceLevel: z.enum(ADVICE_LEVELS).nullable(),
    redFlags: z.array(z.enum(MODEL_RED_FLAGS)),
    diagnosis: diagnosis.nullable(),
  })
  .refine((answer) => answer.stage !== 'final_analysis' || answer.diagnosis !== null, {
    path: ['diagnosis'],
    message: 'is needed at final_analysis',
  });
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

/** Where a session may go when files have just been read: to talk about them, never on to an assessment or to an end. */
const WITH_FILES: ReadonlySet<Stage> = new Set<Stage>(['initial_gathering', 'context_validation', 'vision_analysis']);

/**
 * Where a reply at this stage may lead; where staying is allowed, it comes first. What stands in a file decides nothing: the patient's
 * own next message does.
 */
export function stagesFrom(from: Stage, withFiles = false): Stage[] {
  const open = [from, ...STAGES.filter((stage) => stage !== from)].filter((to) => canMoveStage(from, to));
  const narrowed = open.filter((to) => to === from || WITH_FILES.has(to));
  return withFiles && narrowed.length > 0 ? narrowed : open;
}

/** Servers differ in which of these a strict schema may have; our own parse holds them. */
const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'];

/** The contract as a strict response format, with the stages that are open from this one. */
export function responseFormat(from: Stage, withFiles = false) {
  const stages = stagesFrom(from, withFiles) as [Stage, ...Stage[]];
  const narrowed = modelAnswerSchema.safeExtend({ stage: z.enum(stages) });
  const schema = z.toJSONSchema(narrowed, {
    override: ({ jsonSchema }) => BOUNDS.forEach((bound) => delete (jsonSchema as Record<string, unknown>)[bound]),
  });
  delete schema.$schema;
  return { type: 'json_schema' as const, json_schema: { name: 'reply', strict: true, schema } };
}
