export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export function sum(tallies: Tally[]): Tally {
  const total = (key: keyof Tally) => tallies.reduce((count, tally) => count + tally[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** `N passed, N failed`, and the number of skipped tests if there are any. */
export function closingLine({ passed, failed, skipped }: Tally) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function printTally(tally: Tally) {
  process.stdout.write(`${closingLine(tally)}\n`);
  return tally.failed > 0 ? 1 : 0;
}

export function tallyTap(report: string): Tally {
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1]);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}

/** The JSON of Jest, or of Vitest, which has the same form. A file that could not be loaded counts as one failure. */
export function tallyJest(json: string): Tally {
  const report = JSON.parse(json);
  const files: { status: string; assertionResults: { status: string }[] }[] = report.testResults;
  const hasNoFailedTest = ({ assertionResults }: (typeof files)[number]) =>
    assertionResults.every(({ status }) => status !== 'failed');
  const notLoaded = files.filter((file) => file.status === 'failed' && hasNoFailedTest(file));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The JSON of Playwright: a test that passed at a retry counts as passed, an error outside a test as one failure. */
export function tallyPlaywright(json: string): Tally {
  const { stats, errors } = JSON.parse(json);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}
