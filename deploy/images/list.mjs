/** `npm run images`: prints the images that docker-compose.yml and the Dockerfile take from a registry, a line each. */
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');

const ofBackends = [...read('docker-compose.yml').matchAll(/^ +image: \$\{(\w+_IMAGE):-([^}]+)\}$/gm)];
const base = /^ARG (NODE_IMAGE)=(\S+)$/m.exec(read('deploy/images/Dockerfile'));
for (const [, variable = '', image] of [...ofBackends, ...(base ? [base] : [])])
  process.stdout.write(`${process.env[variable] || image}\n`);
