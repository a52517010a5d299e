/** Repeats `check` until it does not throw and returns its result; after `timeoutMs` it throws the last error. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  { timeoutMs = 10_000, everyMs = 25 } = {},
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
