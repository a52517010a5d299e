import { bilingual } from './bilingual';
import { en } from './en/auth';
import { sw } from './sw/auth';

export const authTexts = bilingual('auth', { en, sw });
