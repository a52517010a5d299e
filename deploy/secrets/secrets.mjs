import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hex = () => randomBytes(32).toString('hex');
/** An X25519 key, with which a service signs its calls. */
const rpcKey = () =>
  generateKeyPairSync('x25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
/** Named by year and month, for the operator who rotates it (deploy/docs/runbooks). */
const dataKey = () => `${new Date().toISOString().slice(0, 7)}:${randomBytes(32).toString('base64')}`;

export const services = /** @type {const} */ (['gateway', 'auth', 'consultation', 'admin-log', 'ai-worker']);
/** @typedef {(typeof services)[number]} ServiceName */
/** Postgres roles: the owner of the schemas, and the services that have one. */
export const roles = /** @type {const} */ (['owner', 'auth', 'consultation', 'admin-log']);
/** @typedef {(typeof roles)[number]} RoleName */

/** @param {string} name */
const upper = (name) => name.toUpperCase().replaceAll('-', '_');

/** @type {Record<string, () => string>} */
const generators = {
  COOKIE_SECRET: hex,
  POSTGRES_PASSWORD: hex,
  REDIS_PASSWORD: hex,
  ...Object.fromEntries(roles.map((role) => [`POSTGRES_${upper(role)}_PASSWORD`, hex])),
  ...Object.fromEntries(services.map((service) => [`REDIS_${upper(service)}_PASSWORD`, hex])),
  ...Object.fromEntries(services.map((service) => [`RPC_KEY_${upper(service)}`, rpcKey])),
  DATA_KEYS: dataKey,
};
const names = Object.keys(generators);

/**
 * Random secrets, generated once and stored in a file that only its owner may read.
 * @param {string} stateDir
 * @returns {Record<'COOKIE_SECRET' | 'POSTGRES_PASSWORD' | 'REDIS_PASSWORD' | 'DATA_KEYS', string> & Record<string, string>}
 */
export function savedSecrets(stateDir) {
  const file = join(stateDir, 'secrets.json');
  // A damaged file is an error, not a reason for new secrets: it has the password of the stored database.
  const saved = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const all = Object.fromEntries(names.map((name) => [name, saved[name] ?? generators[name]?.()]));
  if (names.some((name) => saved[name] === undefined))
    writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
  return /** @type {any} */ (all);
}

/** @param {Record<string, string>} secrets @param {'POSTGRES' | 'REDIS'} backend @param {string} user */
export const passwordOf = (secrets, backend, user) => secrets[`${backend}_${upper(user)}_PASSWORD`] ?? '';

/**
 * The URL of a server for each of its users.
 * @template {string} Name
 * @param {string} url
 * @param {readonly Name[]} names
 * @param {(name: Name) => { username: string, password: string }} loginOf
 */
export function urlsOf(url, names, loginOf) {
  const urls = names.map((name) => [name, Object.assign(new URL(url), loginOf(name)).toString()]);
  return /** @type {Record<Name, string>} */ (Object.fromEntries(urls));
}

/** @param {Record<string, string>} secrets @param {ServiceName} service */
export const rpcKeyOf = (secrets, service) => secrets[`RPC_KEY_${upper(service)}`] ?? '';

/** RPC_PUBLIC_KEYS: the public keys that belong to the private ones, by service. @param {Record<string, string>} secrets */
export function publicKeysOf(secrets) {
  const entries = services.map((service) => {
    const der = Buffer.from(rpcKeyOf(secrets, service), 'base64');
    const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
    return `${service}:${publicKey.toString('base64')}`;
  });
  return entries.join(',');
}
