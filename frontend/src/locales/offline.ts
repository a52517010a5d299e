import { bilingual } from './bilingual';
import { en } from './en/offline';
import { sw } from './sw/offline';

export const offlineTexts = bilingual('offline', { en, sw });
