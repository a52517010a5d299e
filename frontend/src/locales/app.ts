import { bilingual } from './bilingual';
import { en } from './en/app';
import { sw } from './sw/app';

export const appTexts = bilingual('app', { en, sw });
