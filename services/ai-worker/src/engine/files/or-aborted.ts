/** The promise, or the signal's reason as soon as it aborts. A later result is passed to `late`. */
export async function orAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
  late: (value: Value) => void = () => undefined,
): Promise<Value> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      reject(signal.reason as Error);
      promise.then(late, () => undefined);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
