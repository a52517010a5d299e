import { type Wording, WORDING_SCHEMAS } from '../../knowledge/schema/wording';
import type { DataFolder } from './data-folder';

/** data/wording: the sentences of replies; incomplete if a file does not fit its schema. */
export function readWording(folder: DataFolder): Wording {
  const texts = Object.entries(WORDING_SCHEMAS).flatMap(([name, schema]) => {
    const file = folder.read<{ reviewed?: unknown }>(`wording/${name}.yaml`, schema);
    if (!file) return [];
    const shown = Object.entries(file.value).filter(([key]) => key !== 'reviewed');
    return [[name, Object.fromEntries(shown)] as const];
  });
  return Object.fromEntries(texts) as unknown as Wording;
}
