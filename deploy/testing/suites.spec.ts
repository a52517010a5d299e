import { globSync } from 'node:fs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root } from '../local/setup/paths.mjs';
import { choose, splitProjects } from './suites.ts';
import { closingLine, sum, tallyJest, tallyPlaywright, tallyTap } from './tally.ts';

test('node:test: adds cancelled tests to the failures and todo tests to the skipped ones', () => {
  const report = '# tests 9\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 1\n';
  assert.deepEqual(tallyTap(report), { passed: 5, failed: 2, skipped: 2 });
});

test('Jest: a file that could not be loaded is a failure; a file with a failed test is not counted twice', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  assert.deepEqual(tallyJest(JSON.stringify(report)), { passed: 5, failed: 2, skipped: 3 });
});

test('Playwright: an error outside a test is a failure', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  assert.deepEqual(tallyPlaywright(JSON.stringify(report)), { passed: 4, failed: 2, skipped: 2 });
});

test('the closing line has the number of skipped tests only when there are some', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ]);
  assert.equal(closingLine(total), '5 passed, 1 failed');
  assert.equal(closingLine({ ...total, skipped: 4 }), '5 passed, 1 failed, 4 skipped');
});

test('runs every suite without arguments, and one suite with its arguments by name', () => {
  assert.deepEqual(
    choose([])?.map(({ suite }) => suite.name),
    ['launcher', 'jest', 'vitest', 'e2e'],
  );
  const choices = choose(['jest', 'libs/queue']);
  assert.deepEqual(
    choices?.map(({ suite: { name }, given }) => [name, given]),
    [['jest', ['libs/queue']]],
  );
  assert.equal(choose(['nonsense']), undefined);
});

test('runs named suites without their thorough specs', () => {
  const whole = choose([])?.filter(({ suite: { name } }) => name === 'launcher' || name === 'e2e');
  assert.deepEqual(choose(['quick', 'launcher', 'e2e']), whole);
});

test('the thorough run has the specs that a run without arguments leaves out', () => {
  const patternsOf = (args: string[]) =>
    choose(args)?.flatMap(({ suite, given }) =>
      suite.name === 'launcher' ? [] : [[suite.name, given.at(-1)?.replace(/\W/g, '')]],
    );
  assert.deepEqual(patternsOf([]), patternsOf(['thorough']));
  const thorough = globSync('{deploy,libs,services,frontend}/**/*.thorough.*', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  assert.ok(thorough.length > 0);
  const isRun = (file: string) =>
    /^(libs|services)\/[^/]+\/src\/.*\.spec\.ts$|^frontend\/(e2e|src)\/.*\.spec\.tsx?$|^deploy\/.*\.spec\.(ts|mjs)$/.test(
      file,
    );
  assert.deepEqual(
    thorough.filter((file) => !isRun(file)),
    [],
  );
});

test('each launcher spec is either in the run without arguments or in the thorough run', () => {
  const filesOf = (args: string[]) => choose(args)?.find(({ suite }) => suite.name === 'launcher')?.given;
  const [quick = [], thorough = []] = [filesOf([]), filesOf(['thorough'])];
  assert.ok(thorough.length > 0 && thorough.every((file) => file.includes('.thorough.')));
  const separate = ['deploy/images/compose/compose.spec.ts', 'deploy/testing/leaks/leaks.spec.ts'];
  const all = globSync('deploy/**/*.spec.{ts,mjs}', { cwd: root });
  assert.deepEqual([...quick, ...thorough, ...separate].sort(), all.sort());
});

test('Jest gets the named projects, or all of them, and the other arguments unchanged', () => {
  assert.deepEqual(splitProjects(['libs/queue', '-t', 'drain']), { projects: ['libs/queue'], rest: ['-t', 'drain'] });
  assert.ok(splitProjects([]).projects.includes('services/gateway'));
});
