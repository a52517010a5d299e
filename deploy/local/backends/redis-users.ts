import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { passwordOf, savedSecrets, services, urlsOf, type ServiceName } from '../../secrets/secrets.mjs';

/** The rules of deploy/redis/users.acl by the name above them. */
function readRules() {
  const lines = readFileSync(join(root, 'deploy/redis/users.acl'), 'utf8').replace(/^#.*\n/gm, '');
  const blocks = lines.split(/\n(?=\S)/).map((block) => block.trim().split(/\s+/));
  return new Map(blocks.map(([name, ...rules]) => [name, rules.join(' ')]));
}

export const redisUser = (service: ServiceName) => `afya-${service}`;

/** What a service may do, as ACL rules. */
export function rulesOf(service: ServiceName): string {
  const rules = readRules();
  return `${rules.get('*')} ${rules.get(redisUser(service))}`;
}

/** The users as lines of redis.conf, with hashed passwords. */
export function redisUserLines(stateDir: string): string[] {
  const secrets = savedSecrets(stateDir);
  const hashOf = (service: ServiceName) => createHash('sha256').update(passwordOf(secrets, 'REDIS', service));
  return services.map(
    (service) => `user ${redisUser(service)} on #${hashOf(service).digest('hex')} ${rulesOf(service)}`,
  );
}

export function redisUrlsOf(stateDir: string, url: string): Record<ServiceName, string> {
  const secrets = savedSecrets(stateDir);
  const passwordFor = (service: ServiceName) => passwordOf(secrets, 'REDIS', service);
  return urlsOf(url, services, (service) => ({ username: redisUser(service), password: passwordFor(service) }));
}
