import { spawnSync } from 'node:child_process';
import { canInstallDebianPackages, installDebianPackage } from '../setup/debian.mjs';
import { findProgram } from '../setup/find-program.mjs';
import { PlainError, complain, say } from '../setup/say.mjs';
import { canFetchChromium, fetchChromium } from './fetch-chromium.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser for the tests: CHROMIUM_PATH, an installed one, one that root installs, one that anybody can fetch.
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} undefined, with a printed reason, when there is no way to get one
 */
export async function chromiumPath(signal) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!runs(given)) throw new PlainError(`CHROMIUM_PATH: ${given} does not run.`);
    return given;
  }
  const installed = [findProgram(names), onMac].find((path) => path !== undefined && runs(path));
  if (installed !== undefined) return installed;
  try {
    if (canInstallDebianPackages()) {
      await installDebianPackage('chromium', 'the browser tests need it', signal);
      return findProgram(names);
    }
    if (canFetchChromium()) {
      const path = await fetchChromium(signal);
      if (runs(path)) return path;
      complain(`the fetched Chromium does not run on this system: ${path}`);
    }
  } catch (error) {
    signal.throwIfAborted();
    complain(error);
  }
  say('the browser tests are skipped: there is no Chromium (install one, or set CHROMIUM_PATH)');
  return undefined;
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
