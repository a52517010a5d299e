import { CONFIDENCE_BANNER, type Confidence, type ConfidenceLevel } from '@afya/contracts';
import { type LucideIcon, Gauge, ShieldCheck, TriangleAlert } from 'lucide-react';

/** Low is red, medium yellow, high green; each has an icon and a word for readers who do not see the colour. */
const CONFIDENCE_STYLES = {
  low: { icon: TriangleAlert, className: 'bg-emergency-tint text-emergency border-emergency', text: 'confidenceLow' },
  medium: { icon: Gauge, className: 'bg-caution-tint text-caution border-caution', text: 'confidenceMedium' },
  high: { icon: ShieldCheck, className: 'bg-self-care-tint text-self-care border-self-care', text: 'confidenceHigh' },
} as const satisfies Record<ConfidenceLevel, { icon: LucideIcon; className: string; text: string }>;

/** A score of 75 or more is shown as high at any level. */
export const confidenceStyles = ({ level, score }: Pick<Confidence, 'level' | 'score'>) =>
  CONFIDENCE_STYLES[score >= CONFIDENCE_BANNER.emphasise ? 'high' : level];
