import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDir } from '../setup/paths.mjs';
import { complain, say } from '../setup/say.mjs';

/**
 * Runs one suite with its output on the terminal and reads its result.
 * @param {import('./suites.mjs').Suite} suite
 * @param {{ given: string[], env: NodeJS.ProcessEnv, stateDir: string, signal: AbortSignal }} options
 * @returns {Promise<import('./tally.mjs').Tally>} at least one failure when the runner ended badly, whatever it counted
 */
export async function runSuite(suite, { given, env, stateDir, signal }) {
  say(`running ${suite.name}`);
  const resultFile = join(makeDir(join(stateDir, 'results')), `${suite.name}.json`);
  rmSync(resultFile, { force: true });
  const child = spawn(process.execPath, suite.args(given, resultFile), {
    cwd: suite.cwd,
    env: { ...process.env, ...env, ...suite.env(resultFile) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  signal.addEventListener('abort', () => child.kill());
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const tally = readTally(suite, resultFile);
  if (code === 0 || tally.failed > 0) return tally;
  complain(`${suite.name} ended with exit code ${code}: counted as one failure`);
  return { ...tally, failed: 1 };
}

/** @param {import('./suites.mjs').Suite} suite @param {string} resultFile */
function readTally(suite, resultFile) {
  try {
    return suite.tally(JSON.parse(readFileSync(resultFile, 'utf8')));
  } catch (error) {
    complain(`${suite.name} left no readable result: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
