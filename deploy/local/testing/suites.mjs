import { existsSync, globSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { tallyJest, tallyPlaywright } from './tally.mjs';

/**
 * @typedef {{
 *   name: string, needs: ('postgres' | 'product')[], exists: boolean, cwd: string,
 *   args: (given: string[], resultFile: string) => string[], env: (resultFile: string) => Record<string, string>,
 *   tally: (report: any) => import('./tally.mjs').Tally, thorough?: { without: string[], only: string[] }
 * }} Suite
 * A test runner: Node's arguments to start it with, how to read its result, and what to give it so that it leaves out the thorough
 * specs (`*.thorough.spec.ts(x)`, `*.thorough.int.spec.ts`, `*.thorough.spec.mjs`: what takes long) or runs nothing else.
 */

const frontend = join(root, 'frontend');
const none = () => ({});
const launcherSpecs = globSync('deploy/**/*.spec.mjs', { cwd: root });

/** @type {Suite[]} in the order in which they run */
export const suites = [
  {
    name: 'launcher',
    needs: [],
    exists: true,
    cwd: root,
    args: (given, resultFile) => [
      '--test',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${join(root, 'deploy/local/testing/node-reporter.mjs')}`,
      `--test-reporter-destination=${resultFile}`,
      ...(given.length > 0 ? given : launcherSpecs),
    ],
    env: none,
    tally: (report) => report,
    thorough: {
      without: launcherSpecs.filter((file) => !file.includes('.thorough.')),
      only: launcherSpecs.filter((file) => file.includes('.thorough.')),
    },
  },
  {
    name: 'jest',
    needs: ['postgres'],
    exists: true,
    cwd: root,
    args: (given, resultFile) => {
      const { projects, rest } = splitProjects(given);
      const result = ['--maxWorkers=2', '--json', `--outputFile=${resultFile}`];
      const flags = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules'];
      return [...flags, join(root, 'node_modules/jest/bin/jest.js'), ...rest, '--projects', ...projects, ...result];
    },
    env: none,
    tally: tallyJest,
    thorough: {
      without: ['--testPathIgnorePatterns', '/node_modules/', '\\.thorough\\.'],
      only: ['--testPathPatterns', '\\.thorough\\.'],
    },
  },
  {
    name: 'vitest',
    needs: [],
    exists: existsSync(frontend),
    cwd: frontend,
    args: (given, resultFile) => [
      binOf('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${resultFile}`,
      ...given,
    ],
    env: none,
    tally: tallyJest,
    thorough: { without: ['--exclude', '**/*.thorough.*'], only: ['.thorough.'] },
  },
  {
    name: 'e2e',
    needs: ['postgres', 'product'],
    exists: existsSync(join(frontend, 'e2e')),
    cwd: frontend,
    args: (given) => [
      binOf('@playwright/test', 'cli.js'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
      ...given,
    ],
    env: (resultFile) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile }),
    tally: tallyPlaywright,
    thorough: { without: ['--grep-invert', '\\.thorough\\.'], only: ['\\.thorough\\.'] },
  },
];

/** @typedef {{ suite: Suite, given: string[] }} Choice a suite and what to give it */

/**
 * Which suites to run: all without their thorough specs, those alone, or the one that the arguments name, with both.
 * @param {string[]} args for example ['jest', 'libs/messaging']
 * @returns {{ choices: Choice[], whole: boolean } | undefined} undefined when there is no such suite; `whole`: nothing was picked by hand
 */
export function choose([name, ...given]) {
  const existing = suites.filter((suite) => suite.exists);
  if (name === undefined) {
    return { choices: existing.map((suite) => ({ suite, given: suite.thorough?.without ?? [] })), whole: true };
  }
  if (name === 'thorough') {
    const choices = existing.flatMap((suite) => (suite.thorough ? [{ suite, given: suite.thorough.only }] : []));
    return { choices, whole: true };
  }
  const suite = suites.find((candidate) => candidate.name === name);
  return suite && { choices: [{ suite, given }], whole: given.length === 0 };
}

/** @param {string[]} given folders of projects, and anything else that Jest takes */
export function splitProjects(given) {
  const isProject = (/** @type {string} */ arg) => existsSync(join(root, arg, 'jest.config.cjs'));
  const named = given.filter(isProject);
  const all = ['libs', 'services'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`));
  return { projects: named.length > 0 ? named : all.filter(isProject), rest: given.filter((arg) => !isProject(arg)) };
}

/** @param {string} packageName @param {string} file */
function binOf(packageName, file) {
  return join(dirname(createRequire(join(frontend, 'package.json')).resolve(`${packageName}/package.json`)), file);
}
