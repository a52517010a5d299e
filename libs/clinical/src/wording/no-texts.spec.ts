import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['wording', 'consultation', 'interview'];
/** Marks a history without an answer in the record; no patient reads it. */
const IN_THE_RECORD = new Set(['Nothing is known']);

/** Two words or more that start or end like a sentence: "Until help is there:", `It may be ${name}.`. */
const isSentence = (text: string) =>
  /\p{L} \p{L}/u.test(text) && (/^\p{Lu}/u.test(text) || /[.?!:]$/.test(text)) && !IN_THE_RECORD.has(text);

function sentencesIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isTemplateExpression(node)
      ? node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('')
      : ts.isStringLiteralLike(node)
        ? node.text
        : '';
    if (isSentence(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

test('finds a sentence in a string and in a template', () => {
  const source = "const a = ['no_tests', 'Karibu tena']; const b = (name: string) => `It may be ${name}.`;";
  expect(sentencesIn(source)).toEqual(['Karibu tena', 'It may be x.']);
});

test('no sentence for patients stands in the code: they are in data/wording', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(__dirname, '..', folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((file) =>
    sentencesIn(readFileSync(join(__dirname, '..', file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
