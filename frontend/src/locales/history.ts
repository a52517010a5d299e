import { bilingual } from './bilingual';
import { en } from './en/history';
import { sw } from './sw/history';

export const historyTexts = bilingual('history', { en, sw });
