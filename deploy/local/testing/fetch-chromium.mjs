import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, makeDir } from '../setup/paths.mjs';
import { runLong } from '../setup/run-long.mjs';

/** A headless Chromium in an npm package, with the libraries that it needs: for a user who may install nothing on the system. */
const packageName = '@sparticuz/chromium';
const version = '153.0.0';
const dir = join(localDir, 'chromium');

/** The package holds a browser for this kind of machine only. */
export function canFetchChromium() {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** @param {AbortSignal} signal @returns {Promise<string>} the path of a script that starts it */
export async function fetchChromium(signal) {
  const script = join(dir, `chromium-${version}.sh`);
  if (existsSync(script)) return script;
  makeDir(dir);
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ private: true }));
  await runLong({
    what: `fetching Chromium ${version} for the browser tests (npm package ${packageName}, 70 MB)`,
    command: 'npm',
    args: ['install', '--prefix', dir, '--no-audit', '--no-fund', '--no-progress', `${packageName}@${version}`],
    cwd: dir,
    signal,
  });
  await runLong({
    what: 'unpacking Chromium',
    command: process.execPath,
    args: [join(import.meta.dirname, 'unpack-chromium.mjs'), join(dir, 'node_modules', packageName)],
    // The package unpacks into the folder for temporary files.
    env: { ...process.env, TMPDIR: dir },
    signal,
  });
  writeFileSync(join(dir, 'fonts/fonts.conf'), fontsConfig);
  writeFileSync(script, starter, { mode: 0o755 });
  return script;
}

/** Its own libraries and fonts are for it alone, so they are named in its environment only. */
const starter = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

/** The package's own file looks for the fonts in /tmp/fonts; without fonts every text is empty and counts as hidden. */
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">../fonts-cache</cachedir>
</fontconfig>
`;
