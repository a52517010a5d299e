import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/setup/paths.mjs';
import { PlainError } from '../local/setup/terminal.mjs';

/** The files that name base images, each in the form `name:tag` or `name:tag@sha256:…`. */
const files = ['docker-compose.yml', 'deploy/images/Dockerfile'];
const imageInCompose = /\$\{(\w+_IMAGE):-([^}]+)\}/g;
const digest = /@sha256:[0-9a-f]{64}$/;

/**
 * The base images, by the variable that replaces them.
 * @param {string} [checkout]
 * @returns {Map<string, string>}
 */
export function baseImages(checkout = root) {
  const compose = readFileSync(join(checkout, 'docker-compose.yml'), 'utf8');
  return new Map([...compose.matchAll(imageInCompose)].map(([, variable = '', image = '']) => [variable, image]));
}

/** The image to run: from the environment variable, or from docker-compose.yml. @param {string} variable */
export function baseImage(variable) {
  const image = process.env[variable] || baseImages().get(variable);
  if (image === undefined) throw new PlainError(`docker-compose.yml names no ${variable}.`);
  return image;
}

/** The image without its digest. @param {string} image */
export const tagOf = (image) => image.replace(digest, '');

/** @param {string} [checkout] @returns {string[]} images without a digest, whose tag may point to another image later */
export function unpinned(checkout = root) {
  return [...baseImages(checkout).values()].filter((image) => !digest.test(image));
}

/**
 * Asks the registries for the current digest of each tag and writes the digests into the files.
 * @param {string} [checkout]
 * @returns {string[]} the images, with their digests
 * @throws {PlainError} when a registry does not answer; then nothing is written
 */
export function pinBaseImages(checkout = root) {
  const pins = [...baseImages(checkout).values()].map((image) => {
    const tag = tagOf(image);
    return { image, pinned: `${tag}@${digestOf(tag)}` };
  });
  for (const file of files) {
    const path = join(checkout, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      pins.reduce((pinnedText, { image, pinned }) => pinnedText.replaceAll(image, pinned), text),
    );
  }
  return pins.map(({ pinned }) => pinned);
}

/** The digest of the image for all platforms, from its registry, because a local image may differ. @param {string} tag */
function digestOf(tag) {
  const args = ['buildx', 'imagetools', 'inspect', tag, '--format', '{{.Manifest.Digest}}'];
  const { status, stdout, stderr, error } = spawnSync('docker', args, { encoding: 'utf8' });
  const answer = stdout?.trim() ?? '';
  if (status === 0 && digest.test(`@${answer}`)) return answer;
  const reason = error?.message ?? (stderr.trim().split('\n').at(-1) || answer);
  throw new PlainError(`The digest of ${tag} is not known: docker ${args.slice(0, 4).join(' ')}: ${reason}`);
}
