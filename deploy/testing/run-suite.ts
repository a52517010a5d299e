import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../local/processes/run-node.ts';
import { makeDir } from '../local/setup/paths.mjs';
import { printError, printLine } from '../local/setup/terminal.mjs';
import type { Choice, Suite } from './suites.ts';
import type { Tally } from './tally.ts';

interface SuiteOptions {
  env: NodeJS.ProcessEnv;
  stateDir: string;
  signal: AbortSignal;
}

/** Runs one suite on this terminal. A runner that ends badly counts as at least one failure. */
export async function runSuite({ suite, given }: Choice, { env, stateDir, signal }: SuiteOptions): Promise<Tally> {
  signal.throwIfAborted();
  printLine(`running ${suite.name}`);
  const reportFile = join(makeDir(join(stateDir, 'results')), suite.name);
  rmSync(reportFile, { force: true });
  const code = await runNode(suite.args(given, reportFile), {
    cwd: suite.cwd,
    env: { ...process.env, ...env, ...suite.env?.(reportFile) },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  const tally = readReport(suite, reportFile);
  if (code === 0 || tally.failed > 0) return tally;
  printError(`${suite.name} ended with exit code ${code}: counted as one failure`);
  return { ...tally, failed: 1 };
}

function readReport(suite: Suite, reportFile: string): Tally {
  try {
    return suite.tally(readFileSync(reportFile, 'utf8'));
  } catch (error) {
    printError(`${suite.name} left no readable result: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** The tests of the browser suite, as skipped. */
export function skippedBrowserTests({ suite, given }: Choice): Tally {
  const { stdout } = spawnSync(process.execPath, suite.args(['--list', ...given], devNull), {
    cwd: suite.cwd,
    encoding: 'utf8',
    env: { ...process.env, ...suite.env?.(devNull) },
  });
  return { passed: 0, failed: 0, skipped: Number(stdout.match(/Total: (\d+) test/)?.[1] ?? 1) };
}
