import type { Stage } from '@afya/contracts';
import { useTexts } from '../../locales/bilingual';
import { stagesTexts } from '../../locales/stages';
import { Badge, type BadgeLook } from './badge';

const LOOKS: Partial<Record<Stage | 'unknown', BadgeLook>> = {
  context_validation: 'secondary',
  vision_analysis: 'secondary',
  final_recommendations: 'outline',
  follow_up: 'outline',
  complete: 'outline',
};

/** The stage of a consultation in a word; the style tells early, middle and late apart (specification, section 4). */
export function StageBadge({ stage }: { stage: Stage | 'unknown' }) {
  const t = useTexts(stagesTexts);
  return <Badge look={LOOKS[stage] ?? 'default'}>{t[stage]}</Badge>;
}
