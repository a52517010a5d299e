import type { Bilingual } from '@afya/contracts';
import { spreadFileSchema, type Texts, textsFileSchema } from '../../knowledge/schema/text';
import { checkFacts } from './check-ids';
import type { DataFolder } from './data-folder';

const SPREAD = 'texts/spread.yaml';

/** data/texts: home care, tests and warning signs that conditions refer to by id. */
export function readTexts(folder: DataFolder, findings: ReadonlySet<string>): Texts {
  const texts: Texts = { care: {}, careOfChild: {}, careOfBaby: {}, tests: {}, goNow: {}, reported: {}, spread: {} };
  for (const file of folder.readAll('texts', textsFileSchema, SPREAD)) {
    const add = (part: 'care' | 'tests' | 'go_now', id: string, { en, sw }: Bilingual) => {
      const table = texts[part === 'go_now' ? 'goNow' : part];
      if (table[id]) folder.refuse(file, [part, id], `${id} is already in another file of data/texts; use another id`);
      table[id] = { en, sw };
    };
    for (const [id, { child, baby, ...text }] of Object.entries(file.value.care)) {
      add('care', id, text);
      if (child) texts.careOfChild[id] = child;
      if (baby) texts.careOfBaby[id] = baby === 'leave_out' ? null : baby;
    }
    for (const [id, text] of Object.entries(file.value.tests)) add('tests', id, text);
    for (const [id, { reported, ...text }] of Object.entries(file.value.go_now)) {
      add('go_now', id, text);
      if (reported === undefined) continue;
      checkFacts(folder, file, ['go_now', id, 'reported'], { facts: reported, findings });
      texts.reported[id] = reported;
    }
  }
  texts.spread = folder.read(SPREAD, spreadFileSchema)?.value.spread ?? {};
  return texts;
}
