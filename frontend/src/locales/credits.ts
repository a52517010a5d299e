import { bilingual } from './bilingual';
import { en } from './en/credits';
import { sw } from './sw/credits';

export const creditsTexts = bilingual('credits', { en, sw });
