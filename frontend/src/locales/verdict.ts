import { bilingual } from './bilingual';
import { en } from './en/verdict';
import { sw } from './sw/verdict';

export const verdictTexts = bilingual('verdict', { en, sw });
