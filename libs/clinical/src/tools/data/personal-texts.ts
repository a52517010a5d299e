import type { Bilingual } from '@afya/contracts';
import type { PersonalTexts } from '../../knowledge/schema/interview';

interface PersonalRow {
  id: string;
  self?: Bilingual;
  child?: Bilingual;
}

/** The question texts for the patient and for the carer of a child, by question id. */
export function personalTexts(rows: readonly PersonalRow[]): PersonalTexts {
  const textsFor = (who: 'self' | 'child') =>
    Object.fromEntries(rows.flatMap(({ id, [who]: text }) => (text ? [[id, text] as const] : [])));
  return { self: textsFor('self'), child: textsFor('child') };
}

export function mergePersonal(...parts: readonly PersonalTexts[]): PersonalTexts {
  const merge = (who: 'self' | 'child') =>
    Object.assign({}, ...parts.map((part) => part[who])) as PersonalTexts['self'];
  return { self: merge('self'), child: merge('child') };
}
