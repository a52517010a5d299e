import { isMap, isNode, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { describeValue } from './describe-value';
import { type Language, type Path, type ReviewFile, textAt } from './review-file';
import { inOneLine, type Row } from './row';

/** A value on the way through a file: `path` finds it in the document, `names` are the stable parts of its key. */
interface Place {
  node: unknown;
  path: Path;
  names: readonly string[];
}

/** Top-level keys that reviewers do not correct: ids and figures, and example sentences, which tests read. */
const NOT_CORRECTED = new Set(['id', 'base', 'kind', 'group', 'purpose', 'reviewed', 'examples']);
const LANGUAGES: readonly Language[] = ['en', 'sw'];

/** The rows of a file, in its order. `nameOf` gives the English name of an id. */
export function rowsOfFile(file: ReviewFile, nameOf: ReadonlyMap<string, string>): Row[] {
  const counts = new Map<string, number>();
  return visit({ node: file.document.contents, path: [], names: [] }, file, nameOf).map((row) => {
    const count = (counts.get(row.key) ?? 0) + 1;
    counts.set(row.key, count);
    return count === 1 ? row : { ...row, key: `${row.key} (${count})` };
  });
}

function visit(place: Place, file: ReviewFile, nameOf: ReadonlyMap<string, string>): Row[] {
  const { node, path, names } = place;
  if (isMap(node)) return members(node, place).flatMap((member) => visit(member, file, nameOf));
  if (isSeq(node)) {
    if (isPhraseList(place)) return phraseRows(node, place, file);
    if (!node.items.every((item) => isScalar(item)))
      return items(node, place).flatMap((item) => visit(item, file, nameOf));
    const values = node.items.map((item) => (isScalar(item) ? item.value : item));
    if (!values.every((value) => typeof value === 'string')) return [];
    const context = values.map((value) => nameOf.get(value)).filter(Boolean);
    const row = { kind: 'list' as const, text: values.map(inOneLine).join(', '), context: context.join(', ') };
    return [{ ...base(file, place, node), ...row }];
  }
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  const language = LANGUAGES.find((name) => path.includes(name));
  const other = path.map((step) => (step === language ? (language === 'sw' ? 'en' : 'sw') : step));
  const context = language ? (textAt(file.document, other) ?? '') : (nameOf.get(node.value) ?? '');
  return [
    {
      ...base(file, { node, path, names }, node),
      kind: 'text',
      language,
      text: inOneLine(node.value),
      context: inOneLine(context),
    },
  ];
}

const isPhraseList = ({ path }: Place) => path.length === 0 || (path.length === 1 && path[0] === 'phrases');

function base({ file }: ReviewFile, { path, names }: Place, node: Node) {
  return { key: `${file}#${names.join('/')}`, file, path, what: describeValue(names), offset: node.range?.[0] ?? 0 };
}

function members({ items: pairs }: YAMLMap, { path, names }: Place): Place[] {
  return pairs.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : '';
    if (path.length === 0 && NOT_CORRECTED.has(name)) return [];
    return { node: value, path: [...path, name], names: [...names, name] };
  });
}

function items({ items: nodes }: YAMLSeq, { path, names }: Place): Place[] {
  return nodes.map((node, index) => {
    const id = isMap(node) ? (node.get('id') ?? node.get('number') ?? node.get('when')) : undefined;
    return { node, path: [...path, index], names: [...names, String(id ?? index)] };
  });
}

function phraseRows(list: YAMLSeq, { path, names }: Place, file: ReviewFile): Row[] {
  const key = `${file.file}#${names.join('/')}`;
  const phrases = list.items.flatMap((node, index): Row[] => {
    if (!isMap(node)) return [];
    const text = (name: string) => String(node.get(name) ?? '');
    const language: Language = text('lang') === 'sw' ? 'sw' : 'en';
    const polarity = text('polarity');
    const pattern = inOneLine(text('pattern'));
    return [
      {
        key: `${key}/${language}/${polarity}/${pattern}`,
        file: file.file,
        path: [...path, index],
        kind: 'phrase',
        language,
        text: pattern,
        what: polarity ? `phrase: ${polarity}` : 'phrase that is no finding',
        context: [text('note'), text('source')].filter(Boolean).join('; '),
        offset: node.range?.[0] ?? 0,
      },
    ];
  });
  const added = LANGUAGES.map((language): Row => {
    const offset = isNode(list) ? (list.range?.[0] ?? 0) : 0;
    const row = { kind: 'new-phrase' as const, what: 'add a phrase here', text: '', context: '' };
    return { ...row, key: `${key}/${language}/new`, file: file.file, path, language, offset };
  });
  return [...phrases, ...added];
}
