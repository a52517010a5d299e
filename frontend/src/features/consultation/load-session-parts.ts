import { lazyModule } from '../../lib/lazy-module';

export const { load: loadSessionParts, useModule: useSessionParts } = lazyModule(() => import('./session-parts'));
