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

/** Answers to tap: short enough for one line. */
const chip = z.string().min(1).max(60);
const choices = z.array(z.object({ en: chip, sw: chip })).max(6);

/** The answer of a model. Every key is required, as strict schemas demand; null means unknown. */
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

/** The next stages when files have just been read: their discussion, never an assessment or the end. */
const WITH_FILES: ReadonlySet<Stage> = new Set<Stage>(['initial_gathering', 'context_validation', 'vision_analysis']);

/**
 * The next stages of a reply at this stage; the present stage comes first if staying is allowed. The content of a file
 * decides nothing: the patient's own next message does.
 */
export function stagesFrom(from: Stage, withFiles = false): Stage[] {
  const open = [from, ...STAGES.filter((stage) => stage !== from)].filter((to) => canMoveStage(from, to));
  const narrowed = open.filter((to) => to === from || WITH_FILES.has(to));
  return withFiles && narrowed.length > 0 ? narrowed : open;
}

/** Servers support different keywords in a strict schema; our own parser checks them. */
const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'];

/** The contract as a strict response format, with the stages allowed from this one. */
export function responseFormat(from: Stage, withFiles = false) {
  const stages = stagesFrom(from, withFiles) as [Stage, ...Stage[]];
  const narrowed = modelAnswerSchema.safeExtend({ stage: z.enum(stages) });
  const schema = z.toJSONSchema(narrowed, {
    override: ({ jsonSchema }) => BOUNDS.forEach((bound) => delete (jsonSchema as Record<string, unknown>)[bound]),
  });
  delete schema.$schema;
  return { type: 'json_schema' as const, json_schema: { name: 'reply', strict: true, schema } };
}
