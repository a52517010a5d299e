import type { Stage } from '@afya/contracts';

export const en = {
  initial_gathering: 'initial',
  context_validation: 'context',
  vision_analysis: 'vision',
  diagnostic_prompt: 'diagnostic prompt',
  final_analysis: 'final analysis',
  final_recommendations: 'recommendations',
  follow_up: 'follow-up',
  complete: 'complete',
  unknown: 'unknown',
} satisfies Record<Stage | 'unknown', string>;
