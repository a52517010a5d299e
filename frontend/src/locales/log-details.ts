import { bilingual } from './bilingual';
import { en } from './en/log-details';
import { sw } from './sw/log-details';

export const logDetailsTexts = bilingual('log-details', { en, sw });
