import { bilingual } from './bilingual';
import { en } from './en/user-menu';
import { sw } from './sw/user-menu';

/** What every visitor downloads of the accounts' texts; the others come with the forms. */
export const userMenuTexts = bilingual('user-menu', { en, sw });
