import type { Bilingual } from '@afya/contracts';
import { compiled } from '../knowledge/compiled';

/** First aid until help arrives, by id. */
export const MEANWHILE: Readonly<Record<string, Bilingual>> = compiled.firstAid;

/** The ids without those that contradict another one: "sit upright" and not "lay on the side". */
export const withoutContradictions = (ids: readonly string[]): string[] =>
  ids.filter((id) => !compiled.firstAidContradictions.some(([first, second]) => second === id && ids.includes(first)));
