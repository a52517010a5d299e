import { bilingual } from './bilingual';
import { en } from './en/stages';
import { sw } from './sw/stages';

export const stagesTexts = bilingual('stages', { en, sw });
