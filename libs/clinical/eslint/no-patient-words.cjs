const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parse } = require('yaml');

const DATA = join(__dirname, '../data');

/** Kinds, states and keys of the code, which are also words of a language. */
const CODE_WORDS = new Set(
  `word number stop comma literal any lower upper title present absent open self child kin outsider first third male female
  affirms denies stop going acknowledged question thanks medicines allergies background string object custom person
  yes no unknown somewhat affirm deny often circumstance place hedge good bad able unable over but subject negation common compared
  checking opposite failure before after start negative tense spoken ending noun none more nothing words filler intensifier
  alone past prefix answer frame joiner topic quantity unrelated untold result asked alike times easier
  other body part article cause short form total without time persistent troubling alternating compare clipped`.split(
    /\s+/,
  ),
);

/** Runs of two letters or more; escapes like \p{L} and \w are no words. */
const runsOf = (text) =>
  (text.replace(/\\p\{\w+\}|\\\w|\[[^\]]*\]/g, ' ').match(/[a-z]{2,}/gi) ?? []).map((run) => run.toLowerCase());

const readFolder = (name) =>
  readdirSync(join(DATA, name), { recursive: true })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(DATA, name, file), 'utf8'));

/** The words of the grammar and of all phrases, also without doubled letters, as the reader compares them. */
function readVocabulary() {
  const words = new Set();
  const add = (value) => {
    if (typeof value === 'string')
      for (const run of runsOf(value)) words.add(run).add(run.replace(/([a-z])\1+/g, '$1'));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  for (const text of readFolder('grammar')) add(parse(text));
  // Parsing all findings takes seconds; a phrase is one line.
  for (const text of readFolder('findings'))
    for (const [, pattern] of text.matchAll(/ pattern: (.*) \}$/gm)) add(pattern);
  return words;
}
let vocabulary;

/** A text for programmers: an import, a type, the message of an error, the name of a grammar file. */
function isForProgrammers(node) {
  switch (node.type) {
    case 'TemplateLiteral':
      return isForProgrammers(node.parent);
    case 'NewExpression':
      return node.callee.name === 'Error';
    case 'CallExpression':
      return node.callee.name === 'defineGrammar';
    case 'Property':
      return node.key.name === 'message';
    default:
      return node.type === 'ImportDeclaration' || node.type === 'TSLiteralType';
  }
}

/** The second argument of `new RegExp`. */
const isFlags = (node) => node.parent.type === 'NewExpression' && node.parent.arguments[1] === node;

/** The code that reads patients contains no word of their languages: those are data, which clinicians and linguists correct. */
module.exports = {
  meta: {
    type: 'problem',
    messages: { word: '"{{word}}" is a word of a patient’s language: move it to libs/clinical/data/grammar.' },
    schema: [],
  },
  create(context) {
    vocabulary ??= readVocabulary();
    const check = (node, text) => {
      if (isForProgrammers(node.parent) || isFlags(node)) return;
      for (const word of runsOf(text))
        if (vocabulary.has(word) && !CODE_WORDS.has(word)) context.report({ node, messageId: 'word', data: { word } });
    };
    return {
      Literal: (node) => {
        if (node.regex) check(node, node.regex.pattern);
        else if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    };
  },
};
