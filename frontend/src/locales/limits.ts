import { bilingual } from './bilingual';
import { en } from './en/limits';
import { sw } from './sw/limits';

export const limitsTexts = bilingual('limits', { en, sw });
