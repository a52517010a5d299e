import { CONFIDENCE_BANNER, type Confidence, type ConfidenceLevel } from '@afya/contracts';
import { type LucideIcon, Gauge, ShieldCheck, TriangleAlert } from 'lucide-react';

/** Low is red, medium yellow, high green; each with an icon and a word, for colour never speaks alone. */
const CONFIDENCE_LOOK = {
  low: { icon: TriangleAlert, look: 'bg-emergency-tint text-emergency border-emergency', text: 'confidenceLow' },
  medium: { icon: Gauge, look: 'bg-caution-tint text-caution border-caution', text: 'confidenceMedium' },
  high: { icon: ShieldCheck, look: 'bg-self-care-tint text-self-care border-self-care', text: 'confidenceHigh' },
} as const satisfies Record<ConfidenceLevel, { icon: LucideIcon; look: string; text: string }>;

/** A score of 75 or more is shown as high, whatever its level says. */
export const confidenceLook = ({ level, score }: Pick<Confidence, 'level' | 'score'>) =>
  CONFIDENCE_LOOK[score >= CONFIDENCE_BANNER.emphasise ? 'high' : level];
