import type { CompiledData } from '../../knowledge/compiled-data';
import {
  type FindingFile,
  findingFileSchema,
  type FindingRow,
  readerFindingFileSchema,
} from '../../knowledge/schema/finding';
import { checkFileIds, checkList } from './check-ids';
import type { DataFolder } from './data-folder';
import type { FindingWithPhrases } from './compile-phrases';
import { personalTexts } from './personal-texts';
import type { DataFile } from './read-yaml';

interface Findings extends Pick<CompiledData, 'findings' | 'background' | 'personal'> {
  withPhrases: FindingWithPhrases[];
}

const READER_ONLY = 'findings/reader-only/';

/** data/findings: the findings with their questions and phrases. */
export function readFindings(folder: DataFolder): Findings {
  const rows = folder.readAll('findings', findingFileSchema, READER_ONLY);
  const readerOnly = folder.readAll(READER_ONLY, readerFindingFileSchema);
  const files = [...rows, ...readerOnly];
  checkFileIds(folder, files);
  const known = new Set(rows.map(({ value }) => value.id));
  for (const file of rows) checkReferences(folder, file, known);
  return {
    findings: rows.map(({ value }) => rowOf(value)),
    withPhrases: files.map(({ value: { id, phrases } }) => ({ id, phrases })),
    background: files
      .filter(({ file }) => file.startsWith('findings/background/') || file.startsWith(READER_ONLY))
      .map(({ value }) => value.id),
    personal: personalTexts(
      rows.map(({ value: { id, en, sw } }) => ({
        id: `f:${id}`,
        self: en.ask_self && sw.ask_self ? { en: en.ask_self, sw: sw.ask_self } : undefined,
        child: en.ask_child && sw.ask_child ? { en: en.ask_child, sw: sw.ask_child } : undefined,
      })),
    ),
  };
}

function checkReferences(folder: DataFolder, file: DataFile<FindingFile>, known: ReadonlySet<string>): void {
  const { implies = [], asked, en, sw } = file.value;
  checkList(folder, file, ['implies'], { ids: implies, known, kind: 'finding' });
  for (const list of ['when', 'unless'] as const)
    checkList(folder, file, ['asked', list], { ids: asked?.[list] ?? [], known, kind: 'finding' });
  for (const key of ['why', 'ask_self', 'ask_child'] as const)
    if ((en[key] === undefined) !== (sw[key] === undefined))
      folder.refuse(file, [en[key] === undefined ? 'sw' : 'en', key], `${key} is in one language; write it in both`);
}

function rowOf({ id, base, kind, group, implies, asked, en, sw }: FindingFile): FindingRow {
  const { seen_by: seenBy, ...others } = asked ?? {};
  const wording = ({ name, ask, why, denied }: FindingFile['en']) => ({ name, ask, why, denied });
  return {
    id,
    base,
    kind,
    group,
    implies,
    asked: asked && { ...others, seenBy },
    en: wording(en),
    sw: wording(sw),
  };
}
