import { mock } from 'node:test';

/** Collects what the launcher prints in this process from now on. @returns {() => string} */
export function captureLines() {
  /** @type {string[]} */
  const lines = [];
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    mock.method(stream, 'write', (/** @type {string | Uint8Array} */ text) => {
      if (typeof text !== 'string' || !text.startsWith('afya  ')) return write(text);
      lines.push(text);
      return true;
    });
  }
  return () => lines.join('');
}
