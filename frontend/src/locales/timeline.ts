import { bilingual } from './bilingual';
import { en } from './en/timeline';
import { sw } from './sw/timeline';

export const timelineTexts = bilingual('timeline', { en, sw });
