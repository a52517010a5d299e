import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

/** A temporary folder for a spec, deleted when its process ends. */
export function scratchDir() {
  const dir = mkdtempSync(join(tmpdir(), 'afya-spec-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Waits until a condition is true. @param describe returns what to print when it never is */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  describe: () => string,
  limitMs = 30_000,
) {
  for (const until = Date.now() + limitMs; !(await condition()); await sleep(25))
    if (Date.now() > until) throw new Error(`not within ${limitMs / 1_000} s: ${describe()}`);
}

/** Collects the lines that the launcher prints in this process from now on. */
export function captureLines(): () => string {
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    mock.method(stream, 'write', (text: string | Uint8Array) => {
      if (typeof text !== 'string' || !text.startsWith('afya  ')) return write(text);
      lines.push(text);
      return true;
    });
  }
  return () => lines.join('');
}
