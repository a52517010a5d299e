import type { CompiledData } from '../../knowledge/compiled-data';
import { firstAidFileSchema, type RedFlagRule, rulesFileSchema } from '../../knowledge/schema/red-flag';
import { checkFacts, checkList } from './check-ids';
import type { DataFolder } from './data-folder';

type RedFlags = Pick<CompiledData, 'redFlagRules' | 'firstAid' | 'firstAidContradictions'>;

interface Known {
  findings: ReadonlySet<string>;
  conditions: ReadonlySet<string>;
}

/** data/red-flags: the rules, in order, and first aid. */
export function readRedFlags(folder: DataFolder, { findings, conditions }: Known): RedFlags {
  const aidFile = folder.read('red-flags/first-aid.yaml', firstAidFileSchema);
  const firstAid = aidFile?.value.first_aid ?? {};
  const firstAidContradictions = aidFile?.value.contradictions ?? [];
  const aids = new Set(Object.keys(firstAid));
  if (aidFile)
    firstAidContradictions.forEach((ids, index) =>
      checkList(folder, aidFile, ['contradictions', index], { ids, known: aids, kind: 'text of first aid' }),
    );
  const file = folder.read('red-flags/rules.yaml', rulesFileSchema);
  const rules: RedFlagRule[] = file?.value.rules ?? [];
  if (file) {
    rules.forEach(({ when, condition, meanwhile, before = [] }, index) => {
      const path = ['rules', index];
      when.forEach((facts, line) => checkFacts(folder, file, [...path, 'when', line], { facts, findings }));
      checkList(folder, file, [...path, 'condition'], { ids: [condition], known: conditions, kind: 'condition' });
      checkList(folder, file, [...path, 'before'], { ids: before, known: conditions, kind: 'condition' });
      checkList(folder, file, [...path, 'meanwhile'], { ids: meanwhile, known: aids, kind: 'text of first aid' });
    });
    const ids = rules.map(({ id }) => id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) < index) folder.refuse(file, ['rules', index, 'id'], `${id} has a rule already; merge them`);
    });
  }
  return { redFlagRules: rules, firstAid, firstAidContradictions };
}
