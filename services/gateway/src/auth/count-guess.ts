import { AppError } from '@afya/runtime';
import { type GuessCounter, type LoginThrottle } from './login-throttle';

const WRONG = new Set(['CREDENTIALS_INVALID', 'SECOND_FACTOR_INVALID']);

/**
 * Runs what judges a password or a code, as one of the few attempts that its counters allow. Only a wrong one is a failed
 * one; what was not judged is taken back.
 */
export async function countGuess<Result>(
  throttle: LoginThrottle,
  counters: GuessCounter[],
  judge: () => Promise<Result>,
): Promise<Result> {
  await throttle.begin(counters);
  try {
    const result = await judge();
    await throttle.succeeded(counters);
    return result;
  } catch (error) {
    const judged = error instanceof AppError && WRONG.has(error.code);
    if (!judged) await throttle.takeBack(counters);
    throw error;
  }
}
