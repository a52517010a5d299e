/** Less than the limit of a test, so that a failure shows the last error; much, because a loaded machine is slow. */
const TIMEOUT_MS = 25_000;

/** Repeats `check` until it does not throw and returns its result; after `timeoutMs` it throws the last error. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  { timeoutMs = TIMEOUT_MS, everyMs = 25 } = {},
): Promise<Result> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }
}
