/** A failure whose message is all that the person at the terminal needs: printed as one line, without a stack. */
export class PlainError extends Error {}

/** Prints one step. @param {string} text */
export function say(text) {
  process.stdout.write(`afya  ${text}\n`);
}

/** Prints the failure and ends with exit code 1. @param {unknown} error */
export function failWith(error) {
  const text = error instanceof PlainError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`afya  ${text}\n`);
  process.exit(1);
}
