import { compiled } from './compiled';

/** The sentences that replies are put together from, by the name of their file in data/wording. */
export const WORDING = compiled.wording;
