import fc from 'fast-check';
import { readingCost } from '../testing/reading-cost';
import { readText } from './read-text';

/** "+fever" for a present finding, "-fever" for an absent one. */
const factsIn = (text: string) =>
  [
    ...new Set(
      readText(text)
        .findings.filter(({ past }) => !past)
        .map(({ finding, state }) => `${state === 'present' ? '+' : '-'}${finding}`),
    ),
  ].sort();

test('reads a mention of sex', () => {
  expect(factsIn('nilifanya mapenzi bila kondomu')).toContain('+unprotected_sex');
  expect(factsIn('I had sex without a condom')).toContain('+unprotected_sex');
});

test('merges several phrases for a finding on the same words', () => {
  const { findings } = readText('I have chest pain and my head hurts');
  expect(findings.map(({ finding, start }) => [finding, start])).toEqual([
    ['chest_pain', 7],
    ['headache', 25],
  ]);
});

test('accepts one typing error in a long word, but not another known word', () => {
  expect(factsIn('I have diarhea and a hedache')).toEqual(expect.arrayContaining(['+diarrhoea', '+headache']));
  expect(factsIn('my breath smells')).not.toContain('+breast_tender');
});

const sentences = fc.constantFrom(
  'Nina homa na kichwa kinauma',
  'My child has diarrhoea and is not drinking',
  'sina homa wala kikohozi',
  'I have chest pain and sweating',
  'naharisha damu tangu jana',
);

test('ignores capitals, accents, extra spaces and doubled letters', () => {
  fc.assert(
    fc.property(sentences, fc.constantFrom('upper', 'accent', 'spaces', 'double'), fc.nat(7), (text, change, at) => {
      const changed = {
        upper: text.toUpperCase(),
        accent: text.replace(/a/g, 'á'),
        spaces: text.replace(/ /g, '   '),
        double: text.replace(/[a-z]/g, (letter, i: number) => (i % 8 === at ? letter + letter : letter)),
      }[change];
      expect(factsIn(changed)).toEqual(factsIn(text));
    }),
  );
});

test('reads any text without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(readText(text)).toEqual(readText(text));
    }),
  );
});

test.each([
  ['no words', 'ﷺ'.repeat(8_000)],
  ['one word', 'a'.repeat(8_000)],
  ['denials', 'no '.repeat(2_700)],
  ['complaints', 'kichwa kinauma na tumbo '.repeat(340)],
  ['numbers', '1 '.repeat(4_000)],
  ['times', 'siku 3 '.repeat(1_150)],
  ['accents', 'é̈'.repeat(4_000)],
])('8,000 characters of %s cost no more than a few ordinary texts', (_what, text) => {
  expect(readingCost(text)).toBeLessThan(5);
});
