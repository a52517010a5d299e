import type { TranslationOf } from '../bilingual';
import type { en } from '../en/user-menu';

export const sw: TranslationOf<typeof en> = {
  login: 'Ingia',
};
