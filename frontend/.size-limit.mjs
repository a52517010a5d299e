import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, 'dist');
const page = join(dist, 'index.html');
if (!existsSync(page)) throw new Error('The frontend is not built: nx build @afya/frontend');
const html = readFileSync(page, 'utf8');
/** Every script that the page fetches before the first screen stands, and what it fetches besides on a first visit. */
const named = (pattern) =>
  [...html.matchAll(pattern)].flatMap(([, names]) => names.split(' ').map((name) => `dist${name}`));
const scripts = named(/<script type="module"[^>]* src="([^"]+)"/g);
const notice = named(/<script data-notice="([^"]+)"/g);
if (scripts.length !== 3 || notice.length !== 1)
  throw new Error(`Unexpected scripts in index.html: ${[...scripts, ...notice].join(', ')}`);

/** What was reached and 1 % (gzipped); the product promises 150 kB. See deploy/docs/adr/0013-light-and-offline.md. */
export default [
  { name: 'JavaScript of the first route', path: scripts, limit: '133.9 kB', gzip: true },
  {
    name: 'JavaScript of a first visit, with the notice',
    path: [...scripts, ...notice],
    limit: '149.4 kB',
    gzip: true,
  },
  { name: 'The page itself: styles, shell in two languages', path: 'dist/index.html', limit: '11.9 kB', gzip: true },
];
