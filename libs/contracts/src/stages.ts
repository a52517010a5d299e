import * as z from 'zod/mini';

export const STAGES = [
  'initial_gathering',
  'context_validation',
  'vision_analysis',
  'diagnostic_prompt',
  'final_analysis',
  'final_recommendations',
  'follow_up',
  'complete',
] as const;
export const stageSchema = z.enum(STAGES);
export type Stage = z.infer<typeof stageSchema>;

/** Allowed transitions. A stage may also stay the same, except the two that continue automatically. */
export const STAGE_TRANSITIONS: Readonly<Record<Stage, readonly Stage[]>> = {
  initial_gathering: ['context_validation', 'vision_analysis'],
  context_validation: ['initial_gathering', 'vision_analysis', 'diagnostic_prompt'],
  vision_analysis: ['initial_gathering', 'context_validation', 'diagnostic_prompt'],
  diagnostic_prompt: ['context_validation', 'vision_analysis', 'final_analysis'],
  final_analysis: ['final_recommendations'],
  final_recommendations: ['follow_up'],
  follow_up: ['context_validation', 'vision_analysis', 'complete'],
  complete: ['follow_up'],
};

/** After a reply in one of these stages the next reply follows without another message and without a charge. */
export const CONTINUING_STAGES: ReadonlySet<Stage> = new Set<Stage>(['final_analysis', 'final_recommendations']);

/** Replies in these stages are highlighted in the chat. */
export const HIGHLIGHTED_STAGES: ReadonlySet<Stage> = new Set<Stage>([
  'diagnostic_prompt',
  'final_analysis',
  'final_recommendations',
]);

export function canMoveStage(from: Stage, to: Stage): boolean {
  if (from === to) return !CONTINUING_STAGES.has(from);
  return STAGE_TRANSITIONS[from].includes(to);
}
