import { readText } from './read-text';

const present = (text: string) =>
  readText(text)
    .findings.filter(({ state, past }) => state === 'present' && !past)
    .map(({ finding }) => finding);

test.each([
  ['I fell and my wrist hurts', 'injury'],
  ['my mother fell yesterday', 'injury'],
  ['he fell from the first floor balcony on his head', 'head_injury'],
])('who fell is hurt: %s', (text, finding) => {
  expect(present(text)).toContain(finding);
});

test.each(['I feel pain in my wrist', 'I fell sick yesterday', 'he fell asleep early', 'my blood pressure fell'])(
  'is no fall: %s',
  (text) => {
    expect(present(text)).not.toContain('injury');
  },
);
