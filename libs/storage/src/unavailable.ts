import { AppError } from '@afya/runtime';

const unavailable = (cause: unknown) => new AppError('STORAGE_UNAVAILABLE', {}, { cause });

/** Runs a call to the store; any failure becomes STORAGE_UNAVAILABLE, with the cause for the log. */
export async function orUnavailable<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    throw unavailable(cause);
  }
}

/** The same for an iterator. Errors of the consumer pass through unchanged. */
export async function* eachOrUnavailable<Item>(items: () => AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items()[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await orUnavailable(() => iterator.next());
      if (done) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
