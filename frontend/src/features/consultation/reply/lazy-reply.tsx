import { lazy } from 'react';

const nothing = () => ({ default: () => <></> });

/** Loaded with the first reply; a conversation without them is complete. */
export const StopReply = lazy(() => import('./stop-reply').catch(nothing));
export const EditStopped = lazy(() => import('./edit-stopped').catch(nothing));
export const RateReply = lazy(() => import('./rate-reply').catch(nothing));
