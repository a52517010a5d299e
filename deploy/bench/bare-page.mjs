import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';

const page = '<!doctype html><div id="shell"></div><textarea></textarea><script src="/a.js" defer></script>';
const script = 'document.getElementById("shell").remove()';
/** Random text does not compress, so the file has as many bytes on the wire as on disk. */
const filler = (/** @type {number} */ bytes) => randomBytes(Math.max(0, bytes) / 2).toString('hex');

/**
 * Serves a page with a text field and one script, together as large as the visit it is compared with.
 * @param {{ pageBytes: number, bytes: number }} size
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startBarePage({ pageBytes, bytes }) {
  const html = `${page}<!--${filler(pageBytes - page.length)}-->`;
  const js = `${script}/*${filler(bytes - pageBytes - script.length)}*/`;
  const server = createServer((request, response) => {
    const isScript = request.url === '/a.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? js : html);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
