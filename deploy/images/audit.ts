import { spawnSync } from 'node:child_process';
import { root } from '../local/setup/paths.mjs';
import { printError, printLine } from '../local/setup/terminal.mjs';
import { printTally } from '../testing/tally.ts';

const severe = ['high', 'critical'];

/** `npm run audit`: fails on known vulnerabilities of high or critical severity in the packages of package-lock.json. */
export default function audit() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const report = readAudit(stdout);
  if (report.findings === undefined) {
    printLine(`the registry gave no verdict on the packages: ${report.problem.split('\n')[0]}`);
    return printTally({ passed: 0, failed: 0, skipped: 1 });
  }
  for (const finding of report.findings) printError(`known to be vulnerable: ${finding}`);
  const failed = report.findings.length > 0 ? 1 : 0;
  return printTally({ passed: 1 - failed, failed, skipped: 0 });
}

type Audit = { findings: string[] } | { findings?: undefined; problem: string };

/** @param json the report of `npm audit --json` */
export function readAudit(json: string): Audit {
  let report;
  try {
    report = JSON.parse(json);
  } catch {
    return { problem: 'npm printed no report' };
  }
  if (report.vulnerabilities === undefined) return { problem: report.error?.summary || report.message || 'no verdict' };
  const all = Object.values<{ name: string; severity: string; range: string }>(report.vulnerabilities);
  const found = all.filter(({ severity }) => severe.includes(severity));
  return { findings: found.map(({ name, range, severity }) => `${name} ${range} (${severity})`) };
}
