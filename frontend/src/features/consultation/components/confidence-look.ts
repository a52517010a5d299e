import type { ConfidenceLevel } from '@afya/contracts';
import { type LucideIcon, SignalHigh, SignalLow, SignalMedium } from 'lucide-react';

/** Low is red, medium yellow, high green; each with an icon and a word, for colour never speaks alone. */
export const CONFIDENCE_LOOK = {
  low: { icon: SignalLow, look: 'bg-emergency-tint text-emergency border-emergency', text: 'confidenceLow' },
  medium: { icon: SignalMedium, look: 'bg-urgent-tint text-urgent border-urgent', text: 'confidenceMedium' },
  high: { icon: SignalHigh, look: 'bg-self-care-tint text-self-care border-self-care', text: 'confidenceHigh' },
} as const satisfies Record<ConfidenceLevel, { icon: LucideIcon; look: string; text: string }>;
