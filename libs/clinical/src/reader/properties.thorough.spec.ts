import fc from 'fast-check';
import { FINDINGS } from '../knowledge';
import { levelOf } from '../knowledge/red-flag-rules';
import { raiseFlags } from '../red-flags/raise-flags';
import { newCase } from '../case/case';
import { factsOf } from '../case/facts';
import { applyMessage } from '../consultation/listen';
import { costOf, filledWith, readingCost, timeOf } from '../testing/reading-cost';
import { readSentenceSet } from '../testing/sentence-set';
import { deniedFinding } from '../wording/bilingual';
import { readAge } from './read-age';
import { readAnswer } from './answers/read-answer';
import { saysEnough, saysNone, saysUnknown } from './answers/says';
import { readOffTopic } from './off-topic';
import { readMeasures } from './read-measures';
import { readText } from './read-text';
import { tokenize } from './tokenize';

const statesOf = (text: string) =>
  [...new Set(readText(text).findings.map(({ finding, state, past }) => `${state} ${finding} ${String(past)}`))].sort();

/** Fills the reader's cache with other texts. */
function fillCache(): void {
  for (let i = 0; i < 20; i++) readText(`nothing ${String(i)}`);
}

const phrases = readSentenceSet('glossary').map(({ text }) => text);
const joins = fc.constantFrom(
  '. ',
  ', ',
  ' and ',
  ' na ',
  ' but ',
  ' lakini ',
  '\n',
  ', no ',
  '. Sina ',
  ' since yesterday, ',
);
const story = fc
  .array(fc.tuple(fc.constantFrom(...phrases), joins), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map(([phrase, join]) => phrase + join).join(''));

test('reads the same text the same way after reading other texts', () => {
  fc.assert(
    fc.property(fc.oneof(story, fc.string({ unit: 'grapheme', maxLength: 400 })), (text) => {
      const first = JSON.stringify(readText(text));
      fillCache();
      expect(JSON.stringify(readText(text))).toBe(first);
    }),
    { numRuns: 150 },
  );
});

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'ë', i: 'î', o: 'õ', u: 'ü', n: 'ñ', c: 'ç' };
const doubled = (text: string, every: number) =>
  text.replace(/[a-z]/gi, (letter: string, at: number) => (at % every === 0 ? letter + letter : letter));

test('ignores capitals, accents, blanks and doubled letters', () => {
  fc.assert(
    fc.property(story, fc.integer({ min: 2, max: 9 }), (text, every) => {
      const plain = statesOf(text);
      const changed = {
        capitals: text.toUpperCase(),
        accents: text.replace(/[aeiounc]/g, (letter) => ACCENTS[letter] ?? letter),
        blanks: ` ${text.replace(/ /g, ' \u00a0  ')}  `,
        doubled: doubled(text, every),
      };
      expect(Object.fromEntries(Object.entries(changed).map(([how, other]) => [how, statesOf(other)]))).toEqual(
        Object.fromEntries(Object.keys(changed).map((how) => [how, plain])),
      );
    }),
    { numRuns: 200 },
  );
});

const LEVELS = ['self-care', 'routine', 'urgent', 'emergency'];
const levelFor = (text: string) => levelOf(raiseFlags(factsOf(applyMessage(newCase(), text))));
const ROUTINE = [
  'I have a runny nose since yesterday.',
  'Nina mafua tangu jana.',
  'My knee hurts when I walk, I am 30.',
];

/** A phrase with another content ("the bleeding is with pain") is not a plain negation. */
const isPlainDenial = (words: string) => /^(?:no|hakuna|hana) /.test(words);
// a denied reading still states its number
const denials = FINDINGS.filter(({ id }) => !id.endsWith('_reading'))
  .flatMap(({ id }) => Object.values(deniedFinding(id)))
  .filter(isPlainDenial);

test('negated findings never raise a red flag', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ROUTINE),
      fc.uniqueArray(fc.constantFrom(...denials), { minLength: 1, maxLength: 8 }),
      (text, denied) => {
        const before = levelFor(text);
        const after = levelFor(`${text} ${denied.map((words) => `${words}. `).join('')}`);
        expect([denied, LEVELS.indexOf(after ?? '')]).toEqual([denied, LEVELS.indexOf(before ?? '')]);
      },
    ),
    { numRuns: 300 },
  );
});

test('no negated finding alone raises a red flag', () => {
  expect(denials.length).toBeGreaterThan(800);
  expect(denials.filter((words) => levelFor(words) !== null)).toEqual([]);
}, 120_000);

const MOST_COST = 5;
const WORST: Readonly<Record<string, string>> = {
  'one letter': filledWith('a'),
  'letters without a vowel': filledWith('bcdfghjk'),
  'pain chest': filledWith('pain chest '),
  'kichwa na tumbo': filledWith('kichwa kinauma na tumbo na '),
  no: filledWith('no '),
  'no and a finding': filledWith('no fever or '),
  digits: filledWith('1'),
  'numbers and units': filledWith('12 days '),
  readings: filledWith('bp 120 80 temp 38.5 '),
  emoji: filledWith('😷🤒'),
  'combining marks': filledWith('e\u0301\u0308\u0323'),
  'right to left': filledWith('أعاني من الحمى '),
  Chinese: filledWith('我发烧了。'),
  stops: filledWith('. '),
  commas: filledWith(', '),
  quotes: filledWith("'’"),
  'long words': filledWith(`${'ninakohoa'.repeat(5)} `),
  people: filledWith('my child and my mother and i '),
  questions: filledWith('what if i get can you get how do i know '),
};

const costs = new Map<string, number>();
afterAll(() => {
  const summary = [...costs].map(([what, cost]) => `${what} ${cost.toFixed(1)}`).join(', ');
  process.stdout.write(`8,000 characters cost, as multiples of an ordinary text: ${summary}\n`);
});

test.each(Object.entries(WORST))('8,000 characters of %s cost no more than a few ordinary texts', (what, text) => {
  const cost = readingCost(text);
  costs.set(what, cost);
  expect(cost).toBeLessThan(MOST_COST);
});

test('any text of up to 8,000 characters costs no more than a few ordinary ones', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 3_000, maxLength: 8_000, size: 'max' }), (text) => {
      expect(readingCost(text.slice(0, 8_000))).toBeLessThan(MOST_COST);
    }),
    { numRuns: 15 },
  );
});

/** Every regular expression that the reader applies to a text. */
function patternsUsed(): RegExp[] {
  const used = new Map<string, RegExp>();
  const exec = RegExp.prototype.exec;
  const texts = [...phrases, 'nothing is said here at all', '12 , 13 . 14 kg', 'x '.repeat(40)];
  RegExp.prototype.exec = function recorded(this: RegExp, text: string) {
    used.set(String(this), this);
    return exec.call(this, text);
  };
  try {
    for (const text of texts) {
      const tokens = tokenize(text);
      const { line } = readText(`${text} .`);
      readAge(line, true);
      readMeasures(line, 3);
      readOffTopic(text, tokens);
      readAnswer(tokens);
      saysNone(tokens);
      saysUnknown(tokens);
      saysEnough(tokens);
    }
  } finally {
    RegExp.prototype.exec = exec;
  }
  return [...used.values()];
}

/**
 * Texts that provoke backtracking: a pattern's own words, alone and in sequence, and long runs of digits, blanks and
 * letters.
 */
function adversaries({ source }: RegExp): string[] {
  const own = [...new Set(source.match(/[a-z]{2,}/g) ?? [])].slice(0, 12);
  return [
    '1',
    '1 ',
    ' ',
    'a',
    'a ',
    '1.',
    '12 a ',
    ', ',
    own.join(' ') + ' ',
    ...own.map((word) => `${word} `),
    ...own.map((word) => `${word} 1 `),
  ];
}

test('no pattern takes longer on an adversarial text than reading an ordinary text', () => {
  const patterns = patternsUsed();
  expect(patterns.length).toBeGreaterThan(60);
  const few = timeOf(() => readText(filledWith('fever and a cough. '))) / 4;
  const slow = patterns.flatMap((pattern) =>
    adversaries(pattern).flatMap((piece) => {
      const text = ` ${filledWith(piece)} `;
      const tried = () => text.replace(pattern, '');
      if (timeOf(tried) < few) return [];
      const cost = costOf(tried);
      return cost < 1 ? [] : [`${cost.toFixed(1)}: ${String(pattern).slice(0, 90)} on "${piece.slice(0, 40)}"`];
    }),
  );
  expect(slow).toEqual([]);
});
