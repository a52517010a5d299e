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

/** From → may go to. Staying is allowed everywhere but in the two stages that go on by themselves. */
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

/** After a reply in one of these the next one follows without the patient writing anything, and without a charge. */
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
