import { bilingual } from './bilingual';
import { en } from './en/red-flags';
import { sw } from './sw/red-flags';

export const redFlagsTexts = bilingual('red-flags', { en, sw });
