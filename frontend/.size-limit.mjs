import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, 'dist');
const page = join(dist, 'index.html');
if (!existsSync(page)) throw new Error('The frontend is not built: nx build @afya/frontend');
const html = readFileSync(page, 'utf8');
/** Scripts that the page loads before the first screen is shown, and the extra ones of a first visit and of Swahili. */
const named = (pattern) =>
  [...html.matchAll(pattern)].flatMap(([, names]) => names.split(' ').map((name) => `dist${name}`));
const scripts = named(/<script type="module"[^>]* src="([^"]+)"/g);
const notice = named(/<script data-notice="([^"]+)"/g);
const swahili = named(/ data-swahili="([^"]+)"/g);
if (scripts.length !== 3 || notice.length !== 1 || swahili.length !== 1)
  throw new Error(`Unexpected scripts in index.html: ${[...scripts, ...notice, ...swahili].join(', ')}`);

/**
 * The measured size plus 1 % (gzipped); the limit promised to users is 150 kB. See
 * deploy/docs/adr/0013-page-size-and-offline-use.md.
 */
export default [
  { name: 'JavaScript of the first route', path: scripts, limit: '131 kB', gzip: true },
  {
    name: 'JavaScript of a first visit, with the notice',
    path: [...scripts, ...notice],
    limit: '133.5 kB',
    gzip: true,
  },
  { name: 'JavaScript of the first route in Swahili', path: [...scripts, ...swahili], limit: '135.5 kB', gzip: true },
  { name: 'The page itself: styles, shell in two languages', path: 'dist/index.html', limit: '12.25 kB', gzip: true },
];
