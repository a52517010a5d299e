import type { ConfidenceLevel } from '@afya/contracts';
import { type LucideIcon, Gauge, ShieldCheck, TriangleAlert } from 'lucide-react';

/** Low is red, medium yellow, high green; each with an icon and a word, for colour never speaks alone. */
export const CONFIDENCE_LOOK = {
  low: { icon: TriangleAlert, look: 'bg-emergency-tint text-emergency border-emergency', text: 'confidenceLow' },
  medium: { icon: Gauge, look: 'bg-urgent-tint text-urgent border-urgent', text: 'confidenceMedium' },
  high: { icon: ShieldCheck, look: 'bg-self-care-tint text-self-care border-self-care', text: 'confidenceHigh' },
} as const satisfies Record<ConfidenceLevel, { icon: LucideIcon; look: string; text: string }>;
