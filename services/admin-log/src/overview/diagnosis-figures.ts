import { LANGUAGES, type Overview, VERDICTS } from '@afya/contracts';
import type { CountRow } from './overview.repository';

type Verdicts = Overview['verdicts'];
type Named = Overview['topDiagnoses'][number];

const SHOWN = 10;
const TENS = 10;

/** Statistics of diagnoses, verdicts and languages. `nameOf`: the name of an id, null when it is unreadable. */
export function diagnosisFigures(
  counts: readonly CountRow[],
  nameOf: (id: string) => string | null,
): Pick<Overview, 'confidence' | 'topDiagnoses' | 'languages' | 'verdicts'> {
  const rowsOfKind = (kind: CountRow['kind']) => counts.filter((row) => row.kind === kind);
  const [diagnoses, verdicts, languages] = [rowsOfKind('diagnosis'), rowsOfKind('verdict'), rowsOfKind('language')];
  return {
    confidence: Array.from({ length: TENS }, (_, ten) => sumOf(diagnoses, ({ part }) => part === String(ten))),
    topDiagnoses: topOf([...diagnoses, ...verdicts], nameOf),
    languages: LANGUAGES.map((language) => ({ language, messages: sumOf(languages, ({ name }) => name === language) })),
    verdicts: Object.fromEntries(
      VERDICTS.map((verdict) => [verdict, sumOf(verdicts, ({ part }) => part === verdict)]),
    ) as Verdicts,
  };
}

function sumOf(rows: readonly CountRow[], fits: (row: CountRow) => boolean): number {
  return rows.reduce((sum, row) => (fits(row) ? sum + row.count : sum), 0);
}

/** A name has one id per encryption key. */
function topOf(rows: readonly CountRow[], nameOf: (id: string) => string | null): Named[] {
  const named = new Map<string, Named>();
  for (const { kind, name: id, part, count } of rows) {
    const name = nameOf(id);
    if (name === null) continue;
    const figures = named.get(name) ?? { name, count: 0, right: 0, partly: 0, wrong: 0 };
    named.set(name, figures);
    figures[kind === 'diagnosis' ? 'count' : (part as keyof Verdicts)] += count;
  }
  return [...named.values()]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
    .slice(0, SHOWN);
}
