import type { Bilingual } from '@afya/contracts';
import { WORDING } from '../knowledge/wording';
import { findingName } from './bilingual';

/** Read for both sexes while the sex is not known: one complaint, named once. */
const OF_BOTH_SEXES: ReadonlySet<string> = new Set(['discharge_vaginal', 'discharge_penile']);

/** The names of findings, without naming one complaint for both sexes. */
export function findingNames(ids: readonly string[]): Bilingual[] {
  const both = [...OF_BOTH_SEXES].every((id) => ids.includes(id));
  if (!both) return ids.map(findingName);
  const first = ids.findIndex((id) => OF_BOTH_SEXES.has(id));
  return ids.flatMap((id, at) => {
    if (at === first) return [WORDING.summary.discharge];
    return OF_BOTH_SEXES.has(id) ? [] : [findingName(id)];
  });
}
