import assert from 'node:assert/strict';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../local/setup/paths.mjs';
import { PlainError } from '../local/setup/terminal.mjs';
import { scratchDir } from '../testing/support.ts';
import { baseImages, pinBaseImages, unpinned } from './base-images.mjs';

const read = (/** @type {string} */ path, checkout = root) => readFileSync(join(checkout, path), 'utf8');
const path = process.env.PATH;
afterEach(() => (process.env.PATH = path));

/** Copies the files that name images, and puts a `docker` on the PATH that runs a script. @param {string} script */
function checkoutWith(script) {
  const checkout = scratchDir();
  for (const file of ['docker-compose.yml', 'deploy/images/Dockerfile']) cpSync(join(root, file), join(checkout, file));
  writeFileSync(join(checkout, 'docker'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  process.env.PATH = `${checkout}${delimiter}${path}`;
  return checkout;
}

const digestOf = (/** @type {string} */ digit) => `sha256:${digit.repeat(64)}`;

test('base images are pinned by digest and named only in the files that the lock command updates', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true });
  const images = Object.values(compose.services).map(({ image }) => image);
  const foreign = images.filter((image) => !image.startsWith('${IMAGE_PREFIX'));
  assert.equal(new Set(foreign).size, 3);
  for (const image of foreign) assert.match(image, /^\$\{\w+_IMAGE:-[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}\}$/);

  assert.deepEqual(unpinned(), []);

  const dockerfile = read('deploy/images/Dockerfile');
  const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  assert.deepEqual(new Set(stages), new Set(['${NODE_IMAGE}']));
  assert.ok(dockerfile.includes(`ARG NODE_IMAGE=${baseImages().get('NODE_IMAGE')}\n`));
  for (const { build } of Object.values(compose.services))
    if (build) assert.match(build.args.NODE_IMAGE, /^\$\{NODE_IMAGE:-/);

  const names = [...baseImages().values()].map((image) => image.split('@')[0] ?? image);
  const sources = globSync(['deploy/**/*.{mjs,yaml,yml,sh}', 'libs/*/src/**/*.ts', '.env.example'], { cwd: root });
  const repeated = sources.filter((file) => names.some((name) => read(file).includes(name)));
  assert.deepEqual(repeated, []);
});

test('lock writes the digest of each tag into both files, and a new one when the tag has moved', () => {
  const checkout = checkoutWith(`[ "$1 $2 $3" = "buildx imagetools inspect" ] && echo ${digestOf('a')}`);
  const tags = [...baseImages(checkout).values()].map((image) => image.split('@')[0] ?? '');
  pinBaseImages(checkout);
  assert.deepEqual(
    [...baseImages(checkout).values()],
    tags.map((tag) => `${tag}@${digestOf('a')}`),
  );
  assert.match(
    read('deploy/images/Dockerfile', checkout),
    new RegExp(`^ARG NODE_IMAGE=node:\\S+@${digestOf('a')}$`, 'm'),
  );
  assert.deepEqual(unpinned(checkout), []);

  writeFileSync(join(checkout, 'docker'), `#!/bin/sh\necho ${digestOf('b')}\n`);
  pinBaseImages(checkout);
  assert.ok([...baseImages(checkout).values()].every((image) => image.endsWith(`@${digestOf('b')}`)));
  assert.ok(!read('docker-compose.yml', checkout).includes(digestOf('a')));
});

test('lock names a registry that does not answer and writes nothing', () => {
  const checkout = checkoutWith(
    'case "$4" in redis:*) echo "no such host" >&2; exit 1;; *) echo ' + digestOf('a') + ';; esac',
  );
  const before = read('docker-compose.yml', checkout);
  assert.throws(
    () => pinBaseImages(checkout),
    (error) =>
      error instanceof PlainError && /The digest of redis:\S+ is not known: .*no such host/.test(error.message),
  );
  assert.equal(read('docker-compose.yml', checkout), before);
});

test('lock writes nothing when the answer is not a digest', () => {
  const checkout = checkoutWith('echo "sha256:1234"');
  const before = read('docker-compose.yml', checkout);
  assert.throws(() => pinBaseImages(checkout), PlainError);
  assert.equal(read('docker-compose.yml', checkout), before);
});
