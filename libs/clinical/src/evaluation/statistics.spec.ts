import { fitLogistic, predict } from './logistic';
import { calibrationError, wilson } from './statistics';

test("Wilson's interval of 10 of 20 is 29.9 % to 70.1 %", () => {
  const { share, low, high } = wilson(10, 20);
  expect(share).toBe(0.5);
  expect(low).toBeCloseTo(0.299, 3);
  expect(high).toBeCloseTo(0.701, 3);
});

test('an interval stays within 0 and 1 and covers all of it without trials', () => {
  expect(wilson(0, 5).low).toBe(0);
  expect(wilson(5, 5).high).toBe(1);
  expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1, n: 0 });
});

test('the calibration error is the difference between the predicted and the correct proportion', () => {
  const items = (predicted: number, right: number, n: number) =>
    Array.from({ length: n }, (_, i) => ({ predicted, right: i < right }));
  expect(calibrationError(items(0.85, 17, 20))).toBeCloseTo(0);
  expect(calibrationError(items(0.85, 10, 20))).toBeCloseTo(0.35);
  expect(calibrationError([...items(0.15, 10, 10), ...items(0.95, 0, 10)])).toBeCloseTo(0.9);
});

test('the logistic fit finds the odds of a feature', () => {
  const examples = [0, 1].flatMap((x) =>
    Array.from({ length: 100 }, (_, i) => ({ x: [1, x], right: i < (x === 0 ? 20 : 80) })),
  );
  const weights = fitLogistic(examples);
  expect(predict(weights, [1, 0])).toBeCloseTo(0.2, 1);
  expect(predict(weights, [1, 1])).toBeCloseTo(0.8, 1);
});
