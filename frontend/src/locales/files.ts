import { bilingual } from './bilingual';
import { en } from './en/files';
import { sw } from './sw/files';

export const filesTexts = bilingual('files', { en, sw });
