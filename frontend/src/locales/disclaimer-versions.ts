import type { ConsentDocument } from '@afya/contracts';

/**
 * The versions of the texts that people agree to (locales/{en,sw}/disclaimers.ts). Whoever changes one of those texts gives it the
 * next number here and notes it in disclaimer-versions.spec.ts: what somebody agreed to is recorded by its number.
 */
export const DISCLAIMER_VERSIONS: Readonly<Record<ConsentDocument, string>> = { startup: '1', diagnostic: '1' };
