import type { Bilingual } from '@afya/contracts';
import { compiled } from '../knowledge/compiled';

/** First aid until help arrives, by id. */
export const MEANWHILE: Readonly<Record<string, Bilingual>> = compiled.firstAid;
