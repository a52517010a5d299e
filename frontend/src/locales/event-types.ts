import { bilingual } from './bilingual';
import { en } from './en/event-types';
import { sw } from './sw/event-types';

export const eventTypesTexts = bilingual('event-types', { en, sw });
/** The events that can be asked for, in the order of a consultation. */
export const EVENT_TYPES = Object.keys(en) as (keyof typeof en)[];
