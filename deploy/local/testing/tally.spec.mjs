import { globSync } from 'node:fs';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root } from '../setup/paths.mjs';
import { choose, splitProjects, suites } from './suites.mjs';
import { closingLine, sum, tallyJest, tallyPlaywright } from './tally.mjs';

test('Jest: a file that did not load is a failure; one with a failed test is not counted twice', () => {
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
  assert.deepEqual(tallyJest(report), { passed: 5, failed: 2, skipped: 3 });
});

test('Playwright: an error outside a test is a failure', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  assert.deepEqual(tallyPlaywright(report), { passed: 4, failed: 2, skipped: 2 });
});

test('the closing line speaks of skipped tests only when there are some', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ]);
  assert.equal(closingLine(total), '5 passed, 1 failed');
  assert.equal(closingLine({ ...total, skipped: 4 }), '5 passed, 1 failed, 4 skipped');
});

test('without arguments every suite runs; a name runs that one, with what follows handed on', () => {
  assert.deepEqual(
    choose([])?.choices.map(({ suite }) => suite),
    suites.filter((suite) => suite.exists),
  );
  const choices = choose(['jest', 'libs/queue'])?.choices;
  assert.deepEqual(
    choices?.map(({ suite: { name }, given }) => [name, given]),
    [['jest', ['libs/queue']]],
  );
  assert.equal(choose(['nonsense']), undefined);
});

test('what is left out of a run without arguments is what the thorough one runs', () => {
  const patternsOf = (/** @type {string[]} */ args) =>
    choose(args)?.choices.flatMap(({ suite, given }) =>
      suite.name === 'launcher' ? [] : [[suite.name, given.at(-1)?.replace(/\W/g, '')]],
    );
  assert.deepEqual(patternsOf([]), patternsOf(['thorough']));
  const thorough = globSync('{deploy,libs,services,frontend}/**/*.thorough.*', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  assert.ok(thorough.length > 0);
  const isRun = (/** @type {string} */ file) =>
    /^(libs|services)\/[^/]+\/src\/.*\.spec\.ts$|^frontend\/(e2e|src)\/.*\.spec\.tsx?$|^deploy\/.*\.spec\.mjs$/.test(
      file,
    );
  assert.deepEqual(
    thorough.filter((file) => !isRun(file)),
    [],
  );
});

test('each launcher spec runs either without arguments or in the thorough run', () => {
  const filesOf = (/** @type {string[]} */ args) =>
    choose(args)?.choices.find(({ suite }) => suite.name === 'launcher')?.given;
  const [quick = [], thorough = []] = [filesOf([]), filesOf(['thorough'])];
  assert.ok(thorough.length > 0 && thorough.every((file) => file.includes('.thorough.')));
  assert.deepEqual([...quick, ...thorough].sort(), globSync('deploy/**/*.spec.mjs', { cwd: root }).sort());
});

test('Jest is given the named projects, else all of them, and the rest as it is', () => {
  assert.deepEqual(splitProjects(['libs/queue', '-t', 'drain']), { projects: ['libs/queue'], rest: ['-t', 'drain'] });
  assert.ok(splitProjects([]).projects.includes('services/gateway'));
});
