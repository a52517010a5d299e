import { bilingual } from './bilingual';
import { en } from './en/security';
import { sw } from './sw/security';

export const securityTexts = bilingual('security', { en, sw });
