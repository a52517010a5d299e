import { count } from '@nanostores/i18n';
import { bilingual } from './bilingual';
import { sw } from './credits-badge.sw';

/** Apart from the texts of the credits dialog, because the first screen loads them. */
const en = {
  remaining: count({ one: '{count} credit remaining', other: '{count} credits remaining' }),
  addCredits: 'Add credits',
};

export const creditsBadgeTexts = bilingual('credits-badge', { en, sw });
