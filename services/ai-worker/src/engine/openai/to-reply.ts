import type { Safety } from '@afya/clinical';
import {
  type AdviceLevel,
  type Bilingual,
  canMoveStage,
  type CollectedInfo,
  type Confidence,
  confidenceLevel,
  CONTINUING_STAGES,
  type Diagnosis,
  higherAdvice,
  modelFlag,
  type Stage,
} from '@afya/contracts';
import type { EngineReply, ReplyInput } from '@afya/service-contracts';
import { choicesOf } from './choices';
import { patientOf } from './patient-of';
import { type ModelAnswer, stagesFrom } from './schema';

const highest = (...levels: (AdviceLevel | null)[]): AdviceLevel | null =>
  levels.reduce((a, b) => (a && b ? higherAdvice(a, b) : (a ?? b)), null);

/** After the diagnosis the confidence is about the given diagnosis. */
const FINAL: ReadonlySet<Stage> = new Set<Stage>(['final_analysis', 'final_recommendations', 'follow_up', 'complete']);

function confidenceOf({ confidence, stage }: ModelAnswer): Confidence | null {
  if (!confidence) return null;
  const { score, ...rest } = confidence;
  const assessmentType = FINAL.has(stage) ? ('final' as const) : ('preliminary' as const);
  return { level: confidenceLevel(score), score: Math.round(score), ...rest, assessmentType };
}

/** The reader's record stays; the model completes it. */
function recordOf({ collectedInfo }: ModelAnswer, safety: Safety): CollectedInfo {
  const retracted = new Set<string>(safety.takenBack ?? []);
  const reported = Object.entries(collectedInfo).filter(([key, value]) => value !== null && !retracted.has(key));
  return { ...Object.fromEntries(reported), ...safety.collectedInfo };
}

function diagnosisOf(
  { diagnosis }: ModelAnswer,
  safety: Safety,
  { adviceLevel, record }: { adviceLevel: AdviceLevel | null; record: CollectedInfo },
): Diagnosis | undefined {
  if (!diagnosis) return undefined;
  const { score, differentialDiagnoses, ...rest } = diagnosis;
  return {
    ...rest,
    confidence: { level: confidenceLevel(score), score: Math.round(score) },
    adviceLevel: highest(diagnosis.adviceLevel, adviceLevel) ?? diagnosis.adviceLevel,
    differentialDiagnoses: [...differentialDiagnoses].sort((a, b) => b.likelihood - a.likelihood),
    emergencyNumbers: safety.numbers,
    patient: patientOf(safety, record),
  };
}

/**
 * An answer after files were read may be influenced by their text. The stage does not change, and a document cannot lower the
 * advice level.
 */
function underFiles(turn: ReplyInput, answer: ModelAnswer): ModelAnswer {
  if (turn.files.length === 0) return answer;
  const adviceLevel = answer.adviceLevel === 'self-care' ? null : answer.adviceLevel;
  // A forbidden stage is passed on, to be refused and logged.
  if (!canMoveStage(turn.stage, answer.stage)) return { ...answer, adviceLevel };
  const open = stagesFrom(turn.stage, true);
  if (open.includes(answer.stage)) return { ...answer, adviceLevel };
  return { ...answer, adviceLevel, stage: open.includes('vision_analysis') ? 'vision_analysis' : turn.stage };
}

const join = (first: Bilingual, then: Bilingual): Bilingual => ({
  en: `${first.en}\n\n${then.en}`,
  sw: `${first.sw}\n\n${then.sw}`,
});

/**
 * The model's answer under the safety layer: the findings of the rules come first and stay; the model can raise the advice
 * level and add dangers, and lower nothing. A forbidden stage is passed on, to be refused and logged.
 */
export function toReply(turn: ReplyInput, given: ModelAnswer, safety: Safety): Omit<EngineReply, 'call'> {
  const answer = underFiles(turn, given);
  const { content, stage, redFlags } = answer;
  const adviceLevel = highest(safety.adviceLevel, answer.adviceLevel);
  const raised = answer.adviceLevel === 'emergency' && redFlags.length > 0;
  const emergency = safety.emergency ?? (raised ? { level: 'emergency' as const, numbers: safety.numbers } : undefined);
  const record = recordOf(answer, safety);
  const question = CONTINUING_STAGES.has(stage) ? undefined : choicesOf(answer);
  const isDiagnosis = stage === 'final_analysis' && canMoveStage(turn.stage, stage);
  const diagnosis = isDiagnosis
    ? diagnosisOf(answer, safety, { adviceLevel, record: { ...turn.collectedInfo, ...record } })
    : undefined;
  return {
    content: safety.reminder ? join(safety.reminder, content) : content,
    stage,
    collectedInfo: record,
    ...(safety.takenBack ? { takenBack: safety.takenBack } : {}),
    confidence: confidenceOf(answer),
    ...(question ? { question } : {}),
    ...(diagnosis ? { diagnosis } : {}),
    ...(emergency ? { emergency } : {}),
    redFlags: [...safety.redFlags, ...redFlags.map(modelFlag)],
    adviceLevel,
    memory: safety.memory,
  };
}
