/**
 * Waits for the answer of a command. `onTimeout` is called once if none arrives within `ms`; the caller then replaces the connection,
 * because a half-open one never closes by itself. An answer that arrived while this process was too busy to read it is in time.
 */
export async function answerWithin<Answer>(
  ms: number,
  command: Promise<Answer>,
  onTimeout: () => void,
): Promise<Answer> {
  let answered = false;
  const timer = setTimeout(() => setImmediate(() => answered || onTimeout()), ms);
  try {
    return await command;
  } finally {
    answered = true;
    clearTimeout(timer);
  }
}
