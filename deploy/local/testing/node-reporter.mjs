/**
 * A reporter for node:test that writes one line of JSON: the tally of the run. A suite is a heading, not a test.
 * @param {AsyncIterable<{ type: string, data: { details?: { type?: string }, skip?: unknown, todo?: unknown } }>} events
 */
export default async function* report(events) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite') continue;
    if (data.skip !== undefined || data.todo !== undefined) tally.skipped += 1;
    else if (type === 'test:pass') tally.passed += 1;
    else tally.failed += 1;
  }
  yield JSON.stringify(tally);
}
