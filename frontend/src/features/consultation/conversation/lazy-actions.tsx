import { lazy } from 'react';

/** Loaded with the first message; a conversation without them is complete. */
export const MessageActions = lazy(() => import('./message-actions').catch(() => ({ default: () => <></> })));
