/** A failure whose message is all that the person at the terminal needs: printed as one line, without a stack. */
export class PlainError extends Error {}

/** Prints one step. @param {string} text */
export function say(text) {
  process.stdout.write(`afya  ${text}\n`);
}

/** Prints a failure. @param {unknown} error */
export function complain(error) {
  process.stderr.write(`afya  ${textOf(error)}\n`);
}

/** @param {unknown} error */
function textOf(error) {
  if (error instanceof PlainError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'EACCES' || code === 'EPERM') return `${path ?? 'A file'} belongs to another user: ${error.message}`;
  return error.stack;
}
