import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerCase } from '../evaluation/answer-case';
import { parseCases } from '../evaluation/case-row';
import { Stopwatch } from '../evaluation/stopwatch';
import { SPEED } from '../evaluation/targets';

/** Prints the replies per second on one core, p99 latency, start time and memory, with their targets. */
function main(): void {
  const milliseconds = performance.now();
  // without a collection the heap depends on the moment
  globalThis.gc?.();
  const started = process.memoryUsage();
  const bareNode = Number(execFileSync(process.execPath, ['-p', 'process.memoryUsage().rss'], { encoding: 'utf8' }));

  const file = join(__dirname, '../../cases/tuning/development.jsonl');
  const rows = parseCases(file, readFileSync(file, 'utf8'));
  for (const row of rows) answerCase(row, 'dialogue', { mostQuestions: 30 });
  const watch = new Stopwatch();
  for (let round = 0; round < 3; round++)
    for (const row of rows) answerCase(row, 'dialogue', { mostQuestions: 30, engine: watch.timed });
  const { repliesPerSecond, p99Milliseconds } = watch.pace();

  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  const { repliesPerSecond: rate, p99Milliseconds: p99 } = SPEED;
  console.table([
    {
      what: 'replies a second, one core',
      value: repliesPerSecond.toFixed(0),
      must: `≥ ${rate.must}`,
      aim: `≥ ${rate.aim}`,
    },
    { what: 'p99, ms', value: p99Milliseconds.toFixed(1), must: `≤ ${p99.must}`, aim: `≤ ${p99.aim}` },
    { what: 'start, ms', value: milliseconds.toFixed(0) },
    { what: 'resident after start, above bare Node', value: megabytes(started.rss - bareNode) },
    { what: 'heap after start and a collection', value: megabytes(started.heapUsed) },
    { what: 'resident after the run, above bare Node', value: megabytes(process.memoryUsage().rss - bareNode) },
  ]);
}

main();
