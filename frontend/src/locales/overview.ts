import { bilingual } from './bilingual';
import { en } from './en/overview';
import { sw } from './sw/overview';

export const overviewTexts = bilingual('overview', { en, sw });
