import { lazy } from 'react';

/** Loaded after the composer, which is complete without it. */
export const VoiceInput = lazy(() => import('./voice-input').catch(() => ({ default: () => <></> })));
