import { AppError, counter } from '@afya/runtime';

const logins = counter({
  name: 'afya_logins_total',
  help: 'checked passwords: right, wrong, throttled (too many for one name), or failed to be checked',
  labels: ['outcome'],
  known: ['right', 'wrong', 'throttled', 'failed'].map((outcome) => ({ outcome })),
});
const OUTCOMES: Partial<Record<string, string>> = { CREDENTIALS_INVALID: 'wrong', LOGIN_THROTTLED: 'throttled' };

/** Counts logins by outcome. */
export async function countLogin<Result>(login: () => Promise<Result>): Promise<Result> {
  try {
    const result = await login();
    logins.inc({ outcome: 'right' });
    return result;
  } catch (error) {
    logins.inc({ outcome: (error instanceof AppError && OUTCOMES[error.code]) || 'failed' });
    throw error;
  }
}
