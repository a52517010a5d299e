import type { ConsentDocument } from '@afya/contracts';

/**
 * Versions of the texts that users agree to (disclaimers.ts, disclaimers.sw.ts). When you change such a text, raise its
 * version here and add its hash to disclaimer-versions.spec.ts: consents are recorded with the version.
 */
export const DISCLAIMER_VERSIONS: Readonly<Record<ConsentDocument, string>> = { startup: '1', diagnostic: '1' };
