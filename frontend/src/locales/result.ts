import type { Language } from '@afya/contracts';
import { bilingual } from './bilingual';
import { en } from './en/result';
import { sw } from './sw/result';

export const resultTexts = bilingual('result', { en, sw });

export type ResultTexts = typeof en;

/** Both languages at once: the printed sheet and the shared text speak to a health worker and to the patient. */
export const RESULT_TEXTS: Readonly<Record<Language, ResultTexts>> = { en, sw };
