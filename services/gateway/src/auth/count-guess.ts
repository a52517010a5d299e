import { AppError } from '@afya/runtime';
import { type LoginThrottle } from './login-throttle';

/**
 * Runs what judges a password, as one of the few attempts that a name has. Only CREDENTIALS_INVALID is a failed one; what was not
 * judged is taken back.
 */
export async function countGuess<Result>(
  throttle: LoginThrottle,
  username: string,
  judge: () => Promise<Result>,
): Promise<Result> {
  await throttle.begin(username);
  try {
    const result = await judge();
    await throttle.succeeded(username);
    return result;
  } catch (error) {
    const judged = error instanceof AppError && error.code === 'CREDENTIALS_INVALID';
    if (!judged) await throttle.takeBack(username);
    throw error;
  }
}
