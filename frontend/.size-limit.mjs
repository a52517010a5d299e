import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, 'dist');
const page = join(dist, 'index.html');
if (!existsSync(page)) throw new Error('The frontend is not built: nx build @afya/frontend');
const html = readFileSync(page, 'utf8');
/** Every script that the page names: what a browser fetches before the first screen stands. */
const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => `dist/${name}`);
const notice = scripts.filter((name) => name.includes('/dialog-'));
if (scripts.length < 3 || notice.length !== 1)
  throw new Error(`Unexpected scripts in index.html: ${scripts.join(', ')}`);

/** The limits of the product (gzipped); see deploy/docs/adr/0007-browser-libraries.md. */
export default [
  {
    name: 'JavaScript of the first route',
    path: scripts.filter((name) => !notice.includes(name)),
    limit: '135 kB',
    gzip: true,
  },
  { name: 'JavaScript of a first visit, with the notice', path: scripts, limit: '150 kB', gzip: true },
  { name: 'Styles of the first route', path: 'dist/assets/chat-*.css', limit: '12 kB', gzip: true },
];
