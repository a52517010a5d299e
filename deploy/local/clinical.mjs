/** `npm run clinical:eval|chat|explain|bench|tune`: the tools of the embedded engine; the bench on its build, the others on the sources. */
import './setup/check-node.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './setup/build.mjs';
import { inOwnNode } from './setup/own-node.mjs';
import { root } from './setup/paths.mjs';
import { PlainError, complain } from './setup/say.mjs';

const TOOLS = ['eval', 'chat', 'explain', 'bench', 'tune'];

try {
  if (await inOwnNode(import.meta.filename)) await run(process.argv.slice(2));
} catch (error) {
  complain(error);
  process.exitCode = 1;
}

/** @param {string[]} args the tool, then its own arguments */
async function run([tool, ...args]) {
  if (!tool || !TOOLS.includes(tool)) throw new PlainError(`There is no such tool; there are ${TOOLS.join(', ')}.`);
  const compiled = tool === 'bench';
  if (compiled) await ensureBuild();
  const fromSource = ['--conditions=@afya/source', '--require', join(root, 'libs/testing/from-source.cjs')];
  const program = compiled
    ? [join(root, `libs/clinical/dist/tools/${tool}.main.js`)]
    : [...fromSource, join(root, `libs/clinical/src/tools/${tool}.main.ts`)];
  const child = spawn(process.execPath, [...program, ...args], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => (process.exitCode = code ?? 1));
}
