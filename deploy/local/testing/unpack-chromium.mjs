/** Run by fetch-chromium.mjs with the package's folder as its argument and the place to unpack to in TMPDIR. */
import { join } from 'node:path';

const folder = process.argv[2] ?? '';
const { inflate } = await import(join(folder, 'build/index.js'));
for (const file of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
  await inflate(join(folder, 'bin', file));
}
