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

test('every reason is told with the question', () => {
  for (const { id, en, sw } of askable)
    expect(questionFor(`f:${id}`)?.question.why).toEqual({ en: en.why, sw: sw.why });
});

test('what only a health worker finds is no question', () => {
  const worker = FINDINGS.filter(({ asked }) => asked?.seenBy).map(({ id }) => id);
  expect(worker).toEqual(expect.arrayContaining(['crackles', 'murphy_sign', 'kidney_tender', 'malaria_test_reading']));
  expect(worker).toEqual(expect.arrayContaining(FINDINGS.map(({ id }) => id).filter((id) => id.endsWith('_reading'))));
});

test('nothing waits for itself: a question that comes after a complaint names another finding', () => {
  expect(askable.filter(({ id, asked }) => asked?.when?.every((other) => other === id)).map(({ id }) => id)).toEqual(
    [],
  );
});
