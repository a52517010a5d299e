/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * The result in the JSON of Jest, or of Vitest, which writes the same. A file that did not load counts as one failure.
 * @param {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[]
 * }} report
 * @returns {Tally}
 */
export function tallyJest(report) {
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The result in Playwright's JSON; one that passed at a second try counts as passed, an error outside a test as one failure.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Tally}
 */
export function tallyPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    nothing,
  );
}

/** `N passed, N failed`, and what was skipped, if anything was. @param {Tally} tally */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
