import type { CompiledData } from '../../knowledge/compiled-data';
import type { Likelihood, Prior } from '../../knowledge/likelihood';
import { type Condition, type ConditionFile, conditionFileSchema } from '../../knowledge/schema/condition';
import type { Texts } from '../../knowledge/schema/text';
import { checkFileIds, checkList } from './check-ids';
import type { DataFolder } from './data-folder';
import type { DataFile } from './read-yaml';

interface Known {
  findings: ReadonlySet<string>;
  texts: Texts;
}

/** data/conditions: the conditions and how the contagious ones spread. */
export function readConditions(folder: DataFolder, known: Known): Pick<CompiledData, 'conditions' | 'spread'> {
  const files = folder.readAll('conditions', conditionFileSchema);
  checkFileIds(folder, files);
  for (const file of files) checkReferences(folder, file, known);
  return {
    conditions: files.map(({ value }) => conditionOf(value)),
    spread: Object.fromEntries(files.flatMap(({ value: { id, spread } }) => (spread ? [[id, spread]] : []))),
  };
}

function checkReferences(folder: DataFolder, file: DataFile<ConditionFile>, { findings, texts }: Known): void {
  const { value } = file;
  for (const [step, ids] of Object.entries(value.findings))
    checkList(folder, file, ['findings', step], { ids, known: findings, kind: 'finding' });
  checkList(folder, file, ['who', 'needs'], { ids: value.who?.needs ?? [], known: findings, kind: 'finding' });
  for (const [part, kind, table] of [
    ['care', 'care text', texts.care],
    ['tests', 'test', texts.tests],
    ['go_now', 'go_now text', texts.goNow],
  ] as const)
    checkList(folder, file, [part], { ids: value[part], known: new Set(Object.keys(table)), kind });
  if (value.spread && !texts.spread[value.spread])
    folder.refuse(file, ['spread'], `there is no ${value.spread} in data/texts/spread.yaml; correct it or add it`);
}

/** "almost_always" as the engine names it: "almostAlways". */
const camelCase = (name: string) => name.replace(/_[a-z]/g, (letter) => letter.slice(1).toUpperCase());
const likelihood = (name: string) => camelCase(name) as Likelihood;

function conditionOf(file: ConditionFile): Condition {
  return {
    id: file.id,
    name: file.name,
    triage: file.triage,
    prior: camelCase(file.prior) as Prior,
    who: file.who,
    lasts: Object.fromEntries(Object.entries(file.lasts).map(([duration, name]) => [duration, likelihood(name)])),
    findings: Object.fromEntries(Object.entries(file.findings).map(([name, ids]) => [likelihood(name), ids])),
    what: file.what,
    care: file.care,
    tests: file.tests,
    goNow: file.go_now,
    source: file.source,
  };
}
