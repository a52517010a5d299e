import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

const PROGRESS_INTERVAL_S = 5;

/** A failure whose message is all that the user needs: printed as one line, without a stack trace. */
export class PlainError extends Error {}

/** @param {string} text */
export function printLine(text) {
  process.stdout.write(`afya  ${text}\n`);
}

/** @param {unknown} error */
export function printError(error) {
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

/**
 * Runs a command that may take minutes: prints a line first, the last line of its output every 5 s, and the command's last lines when it fails.
 * @param {{ what: string, command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal }} options
 * @throws {PlainError} when the command fails or cannot be run
 */
export async function runLong({ what, command, args, cwd, env, signal }) {
  printLine(what);
  const startedAt = Date.now();
  let output = '';
  const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-10_000)));
  const lastLines = () => stripVTControlCharacters(output).match(/[^\r\n]*\S[^\r\n]*/g) ?? [];
  const ticker = setInterval(() => {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    printLine(`  … ${seconds} s: ${lastLines().at(-1)?.slice(0, 100) ?? 'working'}`);
  }, PROGRESS_INTERVAL_S * 1000);
  try {
    const [code] = await once(child, 'close');
    if (code !== 0) throw new PlainError(`${what}: failed\n${lastLines().slice(-40).join('\n')}`);
  } catch (error) {
    const isSpawnError = error instanceof Error && 'syscall' in error;
    throw isSpawnError ? new PlainError(error.message) : error;
  } finally {
    clearInterval(ticker);
  }
}
