import type { Stage } from '@afya/contracts';
import { useTexts } from '../../locales/bilingual';
import { stagesTexts } from '../../locales/stages';
import { Badge, type BadgeVariant } from './badge';

const VARIANTS: Partial<Record<Stage | 'unknown', BadgeVariant>> = {
  context_validation: 'secondary',
  vision_analysis: 'secondary',
  final_recommendations: 'outline',
  follow_up: 'outline',
  complete: 'outline',
};

/**
 * The stage of a consultation as one word; its style separates early, middle and late stages (specification, section
 * 4).
 */
export function StageBadge({ stage }: { stage: Stage | 'unknown' }) {
  const t = useTexts(stagesTexts);
  return <Badge variant={VARIANTS[stage] ?? 'default'}>{t[stage]}</Badge>;
}
