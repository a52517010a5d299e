import { join } from 'node:path';
import { GenericContainer, Wait, getContainerRuntimeClient } from 'testcontainers';
import { baseImage } from '../../images/base-images.mjs';
import { answersSql } from '../backends/containers.mjs';
import { Lifetime } from '../setup/lifetime.mjs';
import { localDir, makeDir } from '../setup/paths.mjs';
import { complain, say } from '../setup/say.mjs';
import { runSuite } from './run-suite.mjs';
import { splitProjects, suites } from './suites.mjs';
import { closingLine, nothing, sum } from './tally.mjs';

/** Those that start no service of their own: what stores and carries, and the services whose data it is. */
const PROJECTS = [
  ...['libs/database', 'libs/messaging', 'libs/queue', 'libs/storage', 'libs/testing'],
  ...['services/auth', 'services/admin-log', 'services/consultation'],
];
const WITH_BACKENDS = '\\.int\\.spec\\.ts$';

/**
 * Runs the specs that `npm test` runs on embedded backends, with containers in their place. Prints the closing line and ends the
 * process: 0 when nothing failed. Without an engine nothing is run, the reason is said, and it counts as one that was skipped.
 * One project after the other, each with its own count and time, so that one can be repeated alone.
 * @param {string[]} given what Jest takes, in place of all
 */
export async function runContainerTests(given) {
  const lifetime = new Lifetime({ killAll: () => undefined });
  const tally = await run(given, lifetime).catch((error) => {
    complain(error);
    return { ...nothing, failed: 1 };
  });
  await lifetime.end();
  process.stdout.write(`${closingLine(tally)}\n`);
  process.exit(tally.failed === 0 && !lifetime.signal.aborted ? 0 : 1);
}

/** @param {string[]} given @param {Lifetime} lifetime @returns {Promise<import('./tally.mjs').Tally>} */
async function run(given, lifetime) {
  const missing = await getContainerRuntimeClient().then(
    () => undefined,
    (error) => (error instanceof Error ? error.message : String(error)),
  );
  if (missing !== undefined) {
    say(`no container engine answers, so nothing is run in containers: ${missing}`);
    return { ...nothing, skipped: 1 };
  }
  const jest = suites.find(({ name }) => name === 'jest');
  if (jest === undefined) throw new Error('there is no suite of Jest');
  const env = {
    TEST_BACKENDS: 'containers',
    DATABASE_URL: await startPostgres(lifetime),
    REDIS_IMAGE: baseImage('REDIS_IMAGE'),
    S3_IMAGE: baseImage('S3_IMAGE'),
  };
  const stateDir = makeDir(join(localDir, 'test-containers'));
  const chosen = given.length > 0 ? given : [...PROJECTS, '--testPathPatterns', WITH_BACKENDS];
  const { projects, rest } = splitProjects(chosen);
  const tallies = [];
  for (const project of projects) {
    lifetime.signal.throwIfAborted();
    const began = Date.now();
    const tally = await runSuite(jest, { given: [project, ...rest], env, stateDir, signal: lifetime.signal });
    say(`${project}: ${closingLine(tally)}, ${Math.round((Date.now() - began) / 1000)} s`);
    tallies.push(tally);
  }
  return sum(tallies);
}

/** @param {Lifetime} lifetime @returns {Promise<string>} where the specs make databases of their own */
async function startPostgres(lifetime) {
  const image = baseImage('POSTGRES_IMAGE');
  say(`starting Postgres (${image})`);
  const postgres = await new GenericContainer(image)
    .withEnvironment({ POSTGRES_USER: 'afya', POSTGRES_PASSWORD: 'specs', POSTGRES_DB: 'afya' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  lifetime.defer(async () => void (await postgres.stop({ timeout: 5_000 })));
  const url = `postgres://afya:specs@${postgres.getHost()}:${postgres.getMappedPort(5432)}/afya`;
  await answersSql(url);
  return url;
}
