import { bilingual } from './bilingual';
import { en } from './en/log-values';
import { sw } from './sw/log-values';

export const logValuesTexts = bilingual('log-values', { en, sw });
