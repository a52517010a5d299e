import type { Bilingual } from '@afya/contracts';
import { compiled } from '../knowledge/compiled';

const NO_TEXT: Bilingual = { en: '', sw: '' };

/** How the condition spreads, or that it does not; without a condition, that it is not known. */
export function spreadText(conditionId: string | undefined): Bilingual {
  const { spread } = compiled.texts;
  const id = conditionId === undefined ? 'unknown' : (compiled.spread[conditionId] ?? 'none');
  return spread[id] ?? NO_TEXT;
}
