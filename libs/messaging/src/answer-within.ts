/**
 * Waits for a command's answer. After `ms` without one `onSilence` is called, once: time to give the connection up, as one that the
 * network swallowed never ends by itself. What arrived while this process was too busy to read it counts as answered.
 */
export async function answerWithin<Answer>(
  ms: number,
  command: Promise<Answer>,
  onSilence: () => void,
): Promise<Answer> {
  let answered = false;
  const timer = setTimeout(() => setImmediate(() => answered || onSilence()), ms);
  try {
    return await command;
  } finally {
    answered = true;
    clearTimeout(timer);
  }
}
