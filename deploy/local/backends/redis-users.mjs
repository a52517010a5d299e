import { createHash } from 'node:crypto';
import { keptSecrets } from '../setup/secrets.mjs';

/** @typedef {import('../services/own-env.mjs').ServiceName} ServiceName */

/**
 * What may be done with a service's own keys, and what every connection needs: to log in, to be named and checked, to run a
 * transaction, to know the time. Nothing lists keys, empties a database, or reads and changes the server's settings.
 */
const COMMANDS = [
  '-@all +@read +@write +eval +evalsha -@dangerous -@admin -function -fcall -scan -randomkey -dbsize',
  '+auth +hello +ping +quit +select +info +time +multi +exec +discard +client|id +client|setname +client|unblock',
].join(' ');

/** The one thing that callers do with the stream of another service. @param {string} service */
const calls = (service) => `(+eval +xlen +xadd ~rpc:${service})`;

/** Of its own stream a service takes calls, and it answers any caller. @param {string} service */
const answers = (service) => `~rpc:${service} %W~rpc:reply:*`;

/**
 * What each service reaches in Redis, as ACL rules: its calls and their replies, its queues, and what it keeps there itself. Logins and
 * limits are the gateway's; consultation ends logins of erased users, and removes every key that names one. docker-compose.yml has the same.
 * @type {Record<ServiceName, string>}
 */
export const REDIS_RULES = {
  gateway: [
    '~login:* ~logins-of:* ~login-failures:* ~{limit:* ~check-cpu:* ~file-sweep %R~ver:* ~{q}:* ~rpc:reply:gateway:*',
    ...['auth', 'consultation', 'admin-log'].map(calls),
  ].join(' '),
  auth: `${answers('auth')} ~rpc:reply:auth:* ~{q}:append-events* ${calls('admin-log')}`,
  consultation: [
    `${answers('consultation')} ~rpc:reply:consultation:* ~ver:* ~{q}:answer-session* ~{q}:quarantine* ~{q}:append-events* +scan`,
    '(+unlink ~*) (+mget ~login:*)',
    ...['auth', 'admin-log'].map(calls),
  ].join(' '),
  'admin-log': `${answers('admin-log')} ~{q}:append-events*`,
  'ai-worker': `~rpc:reply:ai-worker:* ~{q}:answer-session* ~{q}:quarantine* ~{q}:append-events* ~{model}:* ${calls('consultation')}`,
};

/** @type {Record<ServiceName, import('../setup/secrets.mjs').SecretName>} */
const passwords = {
  gateway: 'REDIS_GATEWAY_PASSWORD',
  auth: 'REDIS_AUTH_PASSWORD',
  consultation: 'REDIS_CONSULTATION_PASSWORD',
  'admin-log': 'REDIS_ADMIN_LOG_PASSWORD',
  'ai-worker': 'REDIS_AI_WORKER_PASSWORD',
};
const services = /** @type {ServiceName[]} */ (Object.keys(passwords));

/** The name of a service's user. @param {ServiceName} service */
export const redisUser = (service) => `afya-${service}`;

/** A user's rules but for the password. @param {ServiceName} service */
export const rulesOf = (service) => `${COMMANDS} ${REDIS_RULES[service]}`;

/** The users as lines of redis.conf, without a password that could be read there. @param {string} stateDir */
export function redisUserLines(stateDir) {
  const secrets = keptSecrets(stateDir);
  const hash = (/** @type {string} */ password) => createHash('sha256').update(password).digest('hex');
  return services.map((service) => {
    return `user ${redisUser(service)} on #${hash(secrets[passwords[service]])} ${rulesOf(service)}`;
  });
}

/**
 * The same Redis as each service's user.
 * @param {{ stateDir: string, url: string }} options
 * @returns {Record<ServiceName, string>}
 */
export function redisUrlsOf({ stateDir, url }) {
  const secrets = keptSecrets(stateDir);
  const urls = services.map((service) => {
    const login = { username: redisUser(service), password: secrets[passwords[service]] };
    return [service, Object.assign(new URL(url), login).toString()];
  });
  return /** @type {Record<ServiceName, string>} */ (Object.fromEntries(urls));
}
