import { bilingual } from './bilingual';
import { en } from './en/errors';
import { sw } from './sw/errors';

export const errorsTexts = bilingual('errors', { en, sw });
