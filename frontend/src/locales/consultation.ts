import { bilingual } from './bilingual';
import { en } from './en/consultation';
import { sw } from './sw/consultation';

export const consultationTexts = bilingual('consultation', { en, sw });
