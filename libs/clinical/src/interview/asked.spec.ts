import { FINDINGS } from '../knowledge';
import { questionFor } from './questions';

const askable = FINDINGS.filter(({ asked }) => !asked?.seenBy);

test.each(['en', 'sw'] as const)('every finding that can be asked says why, in a full sentence (%s)', (language) => {
  const wrong = askable.filter((finding) => !/^\p{Lu}.{8,}[.]$/su.test(finding[language].why ?? ''));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test.each(['en', 'sw'] as const)('every question is one, and begins with a capital (%s)', (language) => {
  const wrong = askable.filter((finding) => !/^\p{Lu}.{8,}\?$/su.test(finding[language].ask));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('returns the reason with every question', () => {
  for (const { id, en, sw } of askable)
    expect(questionFor(`f:${id}`)?.question.why).toEqual({ en: en.why, sw: sw.why });
});

test('does not ask for findings that only a health worker can see', () => {
  const worker = FINDINGS.filter(({ asked }) => asked?.seenBy).map(({ id }) => id);
  expect(worker).toEqual(expect.arrayContaining(['crackles', 'murphy_sign', 'kidney_tender', 'malaria_test_reading']));
  expect(worker).toEqual(expect.arrayContaining(FINDINGS.map(({ id }) => id).filter((id) => id.endsWith('_reading'))));
});

test('no question depends on its own finding', () => {
  expect(askable.filter(({ id, asked }) => asked?.when?.every((other) => other === id)).map(({ id }) => id)).toEqual(
    [],
  );
});
