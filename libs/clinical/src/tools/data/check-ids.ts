import { basename } from 'node:path';
import { CIRCUMSTANCES } from '../../knowledge/schema/circumstance';
import type { DataFolder } from './data-folder';
import type { DataFile } from './read-yaml';

/** Each file is named after its id, and no id stands in two files. */
export function checkFileIds(folder: DataFolder, files: readonly DataFile<{ id: string }>[]): void {
  const first = new Map<string, string>();
  for (const file of files) {
    const { id } = file.value;
    const expected = `${id.replace(/^w:/, '')}.yaml`;
    if (basename(file.file) !== expected) folder.refuse(file, ['id'], `the id is ${id}: name the file ${expected}`);
    const other = first.get(id);
    if (other) folder.refuse(file, ['id'], `${id} is already in data/${other}; merge the two files`);
    else first.set(id, file.file);
  }
}

/** Refuses unknown ids of a list, and those listed twice. `kind` names the kind of item: "finding". */
export function checkList(
  folder: DataFolder,
  file: DataFile<unknown>,
  path: readonly PropertyKey[],
  { ids, known, kind }: { ids: readonly string[]; known: ReadonlySet<string>; kind: string },
): void {
  ids.forEach((id, index) => {
    if (!known.has(id)) folder.refuse(file, [...path, index], `there is no ${kind} ${id}; correct its id or add it`);
    if (ids.indexOf(id) < index) folder.refuse(file, [...path, index], `${id} is listed twice; remove this line`);
  });
}

/** Refuses the unknown facts of a line of facts: "fever vomiting|diarrhoea @under5". */
export function checkFacts(
  folder: DataFolder,
  file: DataFile<unknown>,
  path: readonly PropertyKey[],
  { facts, findings }: { facts: string; findings: ReadonlySet<string> },
): void {
  for (const fact of facts.split(/[ |]/))
    if (!findings.has(fact) && !CIRCUMSTANCES.has(fact))
      folder.refuse(file, path, `there is no finding or circumstance ${fact || 'between two spaces'}; correct it`);
}
