import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PHRASES } from '../knowledge/lexicon';
import { compiled } from '../knowledge/compiled';
import { collapseLetters } from './tokenize';

/** Kinds, states and keys of the code, which are also words of a language. */
const KINDS = new Set(
  `word number stop comma literal any lower upper title present absent open self child kin outsider first third male female
  affirms denies stop going acknowledged question thanks medicines allergies background string object custom person
  yes no unknown somewhat affirm deny often circumstance place hedge good bad able unable over but subject negation common compared
  checking opposite failure before after start negative tense spoken ending noun none more nothing words filler intensifier
  alone past prefix answer frame joiner topic quantity unrelated untold result asked alike times easier
  other body part article cause short form total without time persistent troubling alternating compare clipped`.split(
    /\s+/,
  ),
);
const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
);

/** Runs of two letters or more; escapes like \p{L} and \w are no words. */
const runsOf = (text: string) =>
  (text.replace(/\\p\{\w+\}|\\\w|\[[^\]]*\]/g, ' ').match(/[a-z]{2,}/gi) ?? []).map((run) => run.toLowerCase());

function vocabulary(): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') for (const run of runsOf(value)) words.add(run).add(collapseLetters(run));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  add(compiled.grammar);
  add(PHRASES.words);
  return words;
}

/** A text for programmers: an import, a type, the message of an error, the name of a grammar file. */
function isForProgrammers(parent: ts.Node): boolean {
  if (ts.isTemplateExpression(parent) || ts.isTemplateSpan(parent)) return isForProgrammers(parent.parent);
  if (ts.isNewExpression(parent)) return parent.expression.getText() === 'Error';
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'defineGrammar';
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'message';
  return ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent);
}

/** The second argument of `new RegExp`. */
const isFlags = (node: ts.Node) => ts.isNewExpression(node.parent) && node.parent.arguments?.[1] === node;

/** The text of a literal that may be compared with the words of a patient. */
function literalText(node: ts.Node): string | null {
  if (ts.isRegularExpressionLiteral(node)) return node.text.replace(/\/[a-z]*$/, '/');
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  if (!isText) return null;
  return isForProgrammers(node.parent) || isFlags(node) ? null : node.text;
}

function wordsIn(source: string, known: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalText(node);
    if (text !== null) found.push(...runsOf(text).filter((run) => known.has(run) && !KINDS.has(run)));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

describe('words of a language in the code of the reader', () => {
  const known = vocabulary();

  test('finds a word in a text, a template and a regular expression', () => {
    expect(
      wordsIn(
        "const a = ['hakuna', 'stop']; const b = /^(?:fever|x)$/; const c = `${a} tumbo`; new RegExp('kichwa');",
        known,
      ),
    ).toEqual(['hakuna', 'fever', 'tumbo', 'kichwa']);
  });

  test('finds a word that is compared with a token', () => {
    expect(wordsIn("if (token.text === 'not') left = 0;", known)).toEqual(['not']);
  });

  test('finds none in any file: they are in data/grammar', () => {
    expect(files.length).toBeGreaterThan(30);
    const words = files.flatMap((file) =>
      wordsIn(readFileSync(join(__dirname, file), 'utf8'), known).map((word) => `${file}: ${word}`),
    );
    expect(words).toEqual([]);
  });
});
