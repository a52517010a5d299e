import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../../local/setup/paths.mjs';

export const kubernetes = join(root, 'deploy/kubernetes');
export const overlays = ['production', 'small'];

/** @typedef {{ apiVersion: string, kind: string, metadata: { name: string, labels?: Record<string, string> }, [key: string]: any }} Manifest */

/**
 * The documents of a YAML text. Rejects duplicate keys, which kubectl would ignore.
 * @param {string} text @param {string} where @returns {any[]}
 */
export function parse(text, where) {
  return parseAllDocuments(text, { uniqueKeys: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw new Error(`${where}: ${error.message}`);
    return document.toJS();
  });
}

/** The manifests in `base` and `components` before rendering. @returns {Manifest[]} */
export function writtenManifests() {
  return globSync('{base,components}/**/*.yaml', { cwd: kubernetes })
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => parse(readFileSync(join(kubernetes, file), 'utf8'), file));
}

/** `kubectl`, or the reason why manifests cannot be rendered. */
export function kubectl() {
  const { error, stdout } = spawnSync('kubectl', ['version', '--client', '--output=json'], { encoding: 'utf8' });
  if (error) return { missing: 'kubectl is not on the PATH' };
  const version = JSON.parse(stdout).kustomizeVersion ?? 'v2';
  if (Number(/v(\d+)/.exec(version)?.[1]) < 5) return { missing: `kubectl's kustomize is ${version}; 5 is needed` };
  return { missing: undefined };
}

/** Renders an overlay with `kubectl kustomize`. @param {string} overlay @returns {Manifest[]} */
export function render(overlay) {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', join(kubernetes, 'overlays', overlay)], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`kubectl kustomize ${overlay}: ${stderr}`);
  return parse(stdout, overlay);
}
