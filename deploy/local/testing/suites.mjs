import { existsSync, globSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { tallyJest, tallyPlaywright } from './tally.mjs';

/**
 * @typedef {{
 *   name: string, needs: ('postgres' | 'product')[], exists: boolean, cwd: string,
 *   args: (given: string[], resultFile: string) => string[], env: (resultFile: string) => Record<string, string>,
 *   tally: (report: any) => import('./tally.mjs').Tally
 * }} Suite
 * A test runner: Node's arguments to start it with, and how to read its result.
 */

const frontend = join(root, 'frontend');
const none = () => ({});

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
      ...(given.length > 0 ? given : globSync('deploy/**/*.spec.mjs', { cwd: root })),
    ],
    env: none,
    tally: (report) => report,
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
  },
];

/**
 * Which suites to run: all, or the one that the arguments name.
 * @param {string[]} args for example ['jest', 'libs/messaging']
 * @returns {{ chosen: Suite[], given: string[] } | undefined} undefined when there is no such suite
 */
export function choose([name, ...given]) {
  if (name === undefined) return { chosen: suites.filter((suite) => suite.exists), given: [] };
  const suite = suites.find((candidate) => candidate.name === name);
  return suite && { chosen: [suite], given };
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
