import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/setup/paths.mjs';
import { PlainError } from '../local/setup/say.mjs';

/** Where images of a registry are named, each in the form `name:tag` or `name:tag@sha256:…`. */
const files = ['docker-compose.yml', 'deploy/images/Dockerfile'];
const ofCompose = /\$\{(\w+_IMAGE):-([^}]+)\}/g;
const digest = /@sha256:[0-9a-f]{64}$/;

/**
 * The images that the product takes from a registry, by the variable that names another one.
 * @param {string} [checkout]
 * @returns {Map<string, string>}
 */
export function baseImages(checkout = root) {
  const compose = readFileSync(join(checkout, 'docker-compose.yml'), 'utf8');
  return new Map([...compose.matchAll(ofCompose)].map(([, variable = '', image = '']) => [variable, image]));
}

/** The image to run: the one that the environment names, else the one of docker-compose.yml. @param {string} variable */
export function baseImage(variable) {
  const image = process.env[variable] || baseImages().get(variable);
  if (image === undefined) throw new PlainError(`docker-compose.yml names no ${variable}.`);
  return image;
}

/** @param {string} [checkout] @returns {string[]} the images that are named by a tag alone, which a registry may give to another image */
export function unpinned(checkout = root) {
  return [...baseImages(checkout).values()].filter((image) => !digest.test(image));
}

/**
 * Asks the registries which image each tag names now, and writes the digests where the images are named.
 * @param {string} [checkout]
 * @returns {string[]} the images, with their digests
 * @throws {PlainError} when a registry does not answer; nothing is written then
 */
export function pinBaseImages(checkout = root) {
  const pins = [...baseImages(checkout).values()].map((image) => {
    const tag = image.replace(digest, '');
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

/** The digest of the image for all platforms, from its registry: a local image may be another one. @param {string} tag */
function digestOf(tag) {
  const args = ['buildx', 'imagetools', 'inspect', tag, '--format', '{{.Manifest.Digest}}'];
  const { status, stdout, stderr, error } = spawnSync('docker', args, { encoding: 'utf8' });
  const found = stdout?.trim() ?? '';
  if (status === 0 && digest.test(`@${found}`)) return found;
  const reason = error?.message ?? (stderr.trim().split('\n').at(-1) || found);
  throw new PlainError(`The digest of ${tag} is not known: docker ${args.slice(0, 4).join(' ')}: ${reason}`);
}
