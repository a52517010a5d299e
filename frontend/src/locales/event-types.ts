import { bilingual } from './bilingual';
import { en } from './en/event-types';
import { sw } from './sw/event-types';

export const eventTypesTexts = bilingual('event-types', { en, sw });
