import { createHash } from 'node:crypto';
import { passwordOf, savedSecrets, services, type ServiceName } from '../setup/secrets.mjs';

/**
 * The commands for a service's own keys, and those that every connection needs: log in, name and check itself, run a transaction, read
 * the time. None lists keys, empties a database, or reads and changes the server's settings.
 */
const COMMANDS = [
  '-@all +@read +@write +eval +evalsha -@dangerous -@admin -function -fcall -scan -randomkey -dbsize',
  '+auth +hello +ping +quit +select +info +time +multi +exec +discard +client|id +client|setname +client|unblock',
].join(' ');

/** All that callers may do with the stream of another service. */
const callsTo = (service: string) => `(+eval +xlen +xadd ~rpc:${service})`;

/** A service takes calls from its own stream and answers any caller. */
const answers = (service: string) => `~rpc:${service} %W~rpc:reply:*`;

/**
 * The access of each service as ACL rules: its calls and their replies, its queues and its own keys. Logins and limits belong to the
 * gateway; consultation ends logins of erased users, and removes every key that names one. docker-compose.yml has the same rules.
 */
const REDIS_RULES: Record<ServiceName, string> = {
  gateway: [
    '~login:* ~logins-of:* ~login-failures:* ~{limit:* ~check-cpu:* ~file-sweep %R~ver:* ~{q}:* ~rpc:reply:gateway:*',
    ...['auth', 'consultation', 'admin-log'].map(callsTo),
  ].join(' '),
  auth: `${answers('auth')} ~rpc:reply:auth:* ~{q}:append-events* ${callsTo('admin-log')}`,
  consultation: [
    `${answers('consultation')} ~rpc:reply:consultation:* ~ver:* ~{q}:answer-session* ~{q}:quarantine* ~{q}:append-events* +scan`,
    '(+unlink ~*) (+mget ~login:*)',
    ...['auth', 'admin-log'].map(callsTo),
  ].join(' '),
  'admin-log': `${answers('admin-log')} ~{q}:append-events*`,
  'ai-worker': `~rpc:reply:ai-worker:* ~{q}:answer-session* ~{q}:quarantine* ~{q}:append-events* ~{model}:* ${callsTo('consultation')}`,
};

export const redisUser = (service: ServiceName) => `afya-${service}`;

export const rulesOf = (service: ServiceName) => `${COMMANDS} ${REDIS_RULES[service]}`;

/** The users as lines of redis.conf, with hashed passwords. */
export function redisUserLines(stateDir: string): string[] {
  const secrets = savedSecrets(stateDir);
  return services.map((service) => {
    const hash = createHash('sha256')
      .update(passwordOf(secrets, 'REDIS', service))
      .digest('hex');
    return `user ${redisUser(service)} on #${hash} ${rulesOf(service)}`;
  });
}

export function redisUrlsOf(stateDir: string, url: string): Record<ServiceName, string> {
  const secrets = savedSecrets(stateDir);
  const urlOf = (service: ServiceName) => {
    const login = { username: redisUser(service), password: passwordOf(secrets, 'REDIS', service) };
    return Object.assign(new URL(url), login).toString();
  };
  return Object.fromEntries(services.map((service) => [service, urlOf(service)])) as Record<ServiceName, string>;
}
