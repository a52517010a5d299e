import type { Stage } from '@afya/contracts';
import { bilingual } from './bilingual';
import { sw } from './stages.sw';

const en = {
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

export const stagesTexts = bilingual('stages', { en, sw });
