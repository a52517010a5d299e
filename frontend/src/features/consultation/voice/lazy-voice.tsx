import { lazy } from 'react';

/** The player of a voice note; its words are shown without it. */
export const VoiceNote = lazy(() => import('./voice-note').catch(() => ({ default: () => <></> })));

/** Loaded after the composer, which is complete without it. */
export const VoiceInput = lazy(() => import('./voice-input').catch(() => ({ default: () => <></> })));
