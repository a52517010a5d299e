import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hex = () => randomBytes(32).toString('hex');
/** An X25519 key, with which a service signs its calls. */
const rpcKey = () =>
  generateKeyPairSync('x25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** What each is made of. DATA_KEYS: the year and month name the key, for whoever rotates it (deploy/docs/runbooks). */
const makers = {
  ...{ COOKIE_SECRET: hex, POSTGRES_PASSWORD: hex, REDIS_PASSWORD: hex },
  ...{ POSTGRES_OWNER_PASSWORD: hex, POSTGRES_AUTH_PASSWORD: hex, POSTGRES_CONSULTATION_PASSWORD: hex },
  POSTGRES_ADMIN_LOG_PASSWORD: hex,
  ...{ REDIS_GATEWAY_PASSWORD: hex, REDIS_AUTH_PASSWORD: hex, REDIS_CONSULTATION_PASSWORD: hex },
  ...{ REDIS_ADMIN_LOG_PASSWORD: hex, REDIS_AI_WORKER_PASSWORD: hex },
  ...{ RPC_KEY_GATEWAY: rpcKey, RPC_KEY_AUTH: rpcKey, RPC_KEY_CONSULTATION: rpcKey, RPC_KEY_ADMIN_LOG: rpcKey },
  RPC_KEY_AI_WORKER: rpcKey,
  DATA_KEYS: () => `${new Date().toISOString().slice(0, 7)}:${randomBytes(32).toString('base64')}`,
};
/** @typedef {keyof typeof makers} SecretName */
const names = /** @type {SecretName[]} */ (Object.keys(makers));

/**
 * Random secrets, made once and kept in a file that only its owner may read.
 * @param {string} stateDir
 * @returns {Record<SecretName, string>}
 */
export function keptSecrets(stateDir) {
  const file = join(stateDir, 'secrets.json');
  const known = readSecrets(file);
  const all = Object.fromEntries(names.map((name) => [name, known[name] ?? makers[name]()]));
  if (names.some((name) => known[name] === undefined))
    writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
  return /** @type {Record<SecretName, string>} */ (all);
}

/** The private key of each service. @type {Record<import('../services/own-env.mjs').ServiceName, SecretName>} */
const rpcKeys = {
  gateway: 'RPC_KEY_GATEWAY',
  auth: 'RPC_KEY_AUTH',
  consultation: 'RPC_KEY_CONSULTATION',
  'admin-log': 'RPC_KEY_ADMIN_LOG',
  'ai-worker': 'RPC_KEY_AI_WORKER',
};

/** @param {Record<string, string>} secrets @param {import('../services/own-env.mjs').ServiceName} service */
export const rpcKeyOf = (secrets, service) => secrets[rpcKeys[service]] ?? '';

/** RPC_PUBLIC_KEYS: the public keys that belong to the private ones, by service. @param {Record<string, string>} secrets */
export function publicKeysOf(secrets) {
  const entries = Object.entries(rpcKeys).map(([service, name]) => {
    const privateKey = createPrivateKey({
      key: Buffer.from(secrets[name] ?? '', 'base64'),
      format: 'der',
      type: 'pkcs8',
    });
    const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
    return `${service}:${publicKey.toString('base64')}`;
  });
  return entries.join(',');
}

/** @param {string} file @returns {Record<string, string>} */
function readSecrets(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // A damaged file must not be replaced silently: the password of the kept database is in it.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    throw error;
  }
}
