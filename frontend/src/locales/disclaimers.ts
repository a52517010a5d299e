import { bilingual } from './bilingual';
import { en } from './en/disclaimers';
import { sw } from './sw/disclaimers';

export const disclaimersTexts = bilingual('disclaimers', { en, sw });
