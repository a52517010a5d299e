import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/setup/paths.mjs';
import { savedSecrets, publicKeysOf } from '../../secrets/secrets.mjs';

/** @typedef {import('./documents.mjs').Manifest} Manifest */
/** @typedef {{ manifest: Manifest, pod: any, container: any }} Container */

/** Every container with its pod, init containers included. @param {Manifest[]} manifests @returns {Container[]} */
export function containersOf(manifests) {
  return manifests.flatMap((manifest) => {
    const pod = manifest.spec?.template?.spec;
    if (!pod) return [];
    return [...(pod.initContainers ?? []), ...pod.containers].map((container) => ({ manifest, pod, container }));
  });
}

/** The variables that the services read, from their source code. */
export function knownVariables() {
  const files = ['services/*/src/**/*.env.ts', 'libs/*/src/**/*.env.ts', 'libs/storage/src/create-object-store.ts'];
  const names = globSync(files, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ +([A-Z][A-Z0-9_]+)(?:,|: )/gm)].map((match) => match[1]),
  );
  // read by Node and by the logger themselves
  return new Set([...names, 'NODE_ENV', 'LOG_LEVEL']);
}

const generated = savedSecrets(mkdtempSync(join(tmpdir(), 'afya-manifests-')));
const rpcKeys = { ...generated, RPC_PUBLIC_KEYS: publicKeysOf(generated) };

/** Test values for the secrets. @type {Record<string, string>} */
const secrets = {
  DATABASE_URL_AUTH: 'postgres://afya_auth:secret@postgres.invalid:5432/afya',
  DATABASE_URL_CONSULTATION: 'postgres://afya_consultation:secret@postgres.invalid:5432/afya',
  DATABASE_URL_ADMIN_LOG: 'postgres://afya_admin_log:secret@postgres.invalid:5432/afya',
  MIGRATIONS_DATABASE_URL: 'postgres://afya_owner:secret@postgres.invalid:5432/afya',
  BUS_REDIS_URL: 'redis://:secret@bus.invalid:6379',
  QUEUE_REDIS_URL: 'redis://:secret@queue.invalid:6379',
  ...rpcKeys,
  COOKIE_SECRET: 'a secret of the specs alone',
  DATA_KEYS: `specs:${Buffer.alloc(32, 'k').toString('base64')}`,
  S3_ACCESS_KEY: 'specs',
  S3_SECRET_KEY: 'a secret of the specs alone',
};

/** The environment of a container, with test secrets. @param {Container} one @param {Manifest[]} manifests */
export function environmentOf({ container }, manifests) {
  /** @type {Record<string, string>} */
  const env = {};
  for (const { configMapRef } of container.envFrom ?? []) {
    const map = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name);
    if (!map) throw new Error(`there is no ConfigMap ${configMapRef.name}`);
    Object.assign(env, map.data);
  }
  for (const { name, value, valueFrom } of container.env ?? []) {
    const resolved = value ?? secrets[valueFrom.secretKeyRef.key];
    if (resolved !== undefined) env[name] = resolved;
  }
  return env;
}

/** The error of a service that starts with an environment; '' when it accepts it. @param {string} service @param {Record<string, string>} env */
export function refusal(service, env) {
  const flags = ['--conditions=@afya/source', '--require', join(root, 'libs/testing/from-source.cjs')];
  const script = join(import.meta.dirname, 'load-env.cjs');
  const { stderr, status } = spawnSync(process.execPath, [...flags, script, service], { env, encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}
