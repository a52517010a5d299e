import { AppError } from '@afya/runtime';

/** Runs a call to the store; whatever it fails with becomes STORAGE_UNAVAILABLE, the cause kept for the log. */
export async function orUnavailable<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    throw new AppError('STORAGE_UNAVAILABLE', {}, { cause });
  }
}
