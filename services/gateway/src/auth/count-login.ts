import { AppError, counter } from '@afya/runtime';

const logins = counter({
  name: 'afya_logins_total',
  help: 'passwords that were judged: right, wrong, too many for one name, or not judged',
  labels: ['outcome'],
  known: ['right', 'wrong', 'throttled', 'failed'].map((outcome) => ({ outcome })),
});
const OUTCOMES: Partial<Record<string, string>> = { CREDENTIALS_INVALID: 'wrong', LOGIN_THROTTLED: 'throttled' };

/** Counts how a login ends. */
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
