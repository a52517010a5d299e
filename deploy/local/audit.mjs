/** `npm run audit`: fails on known faults of high or critical severity in what package-lock.json names. */
import { spawnSync } from 'node:child_process';
import { root } from './setup/paths.mjs';
import { complain, say } from './setup/say.mjs';
import { closingLine, nothing } from './testing/tally.mjs';

const SEVERE = ['high', 'critical'];

/**
 * What npm's report says.
 * @param {string} report the JSON that `npm audit --json` prints
 * @returns {{ findings: string[] } | { missing: string }} `missing`: why there is no verdict
 */
export function readAudit(report) {
  let parsed;
  try {
    parsed = JSON.parse(report);
  } catch {
    return { missing: 'npm printed no report' };
  }
  if (parsed.vulnerabilities === undefined) return { missing: parsed.error?.summary || parsed.message || 'no verdict' };
  const found = /** @type {{ name: string, severity: string, range: string }[]} */ (
    Object.values(parsed.vulnerabilities)
  );
  const severe = found.filter(({ severity }) => SEVERE.includes(severity));
  return { findings: severe.map(({ name, range, severity }) => `${name} ${range} (${severity})`) };
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const verdict = readAudit(stdout);
  if ('missing' in verdict) {
    say(`the registry gave no verdict on the packages: ${verdict.missing.split('\n')[0]}`);
    process.stdout.write(`${closingLine({ ...nothing, skipped: 1 })}\n`);
  } else {
    for (const finding of verdict.findings) complain(`known to be vulnerable: ${finding}`);
    const failed = verdict.findings.length > 0 ? 1 : 0;
    process.stdout.write(`${closingLine({ passed: 1 - failed, failed, skipped: 0 })}\n`);
    process.exitCode = failed;
  }
}
