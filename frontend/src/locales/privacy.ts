import { bilingual } from './bilingual';
import { en } from './en/privacy';
import { sw } from './sw/privacy';

export const privacyTexts = bilingual('privacy', { en, sw });
