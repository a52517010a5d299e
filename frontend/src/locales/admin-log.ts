import { bilingual } from './bilingual';
import { en } from './en/admin-log';
import { sw } from './sw/admin-log';

export const adminLogTexts = bilingual('admin-log', { en, sw });
