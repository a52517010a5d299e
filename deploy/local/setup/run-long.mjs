import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { PlainError, say } from './say.mjs';

/** Seconds between two lines that say how far a long step is. */
const everySeconds = 5;

/**
 * Runs a command that may take minutes: a line before it, one every 5 s with how far it is, and its own last lines when it fails.
 * @param {{
 *   what: string, command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv,
 *   progress?: () => string, signal?: AbortSignal
 * }} options `progress` tells how far it is; without it the command's last line of output does
 * @returns {Promise<void>}
 * @throws {PlainError} when the command fails or cannot be run
 */
export async function runLong({ what, command, args, cwd, env, progress, signal }) {
  say(what);
  const began = Date.now();
  /** @type {string[]} */
  let lines = [];
  const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      lines = [
        ...lines,
        ...stripVTControlCharacters(text)
          .split(/[\r\n]+/)
          .filter((line) => line.trim() !== ''),
      ].slice(-40);
    });
  }
  const ticker = setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1000);
    say(`  … ${seconds} s: ${progress?.() ?? lines.at(-1)?.slice(0, 100) ?? 'working'}`);
  }, everySeconds * 1000);
  try {
    const code = await exitOf(child);
    if (code !== 0) throw new PlainError(`${what}: failed\n${lines.join('\n')}`);
  } finally {
    clearInterval(ticker);
  }
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number | null>} */
function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(error.name === 'AbortError' ? error : new PlainError(error.message)));
    child.once('close', (code) => resolve(code));
  });
}
