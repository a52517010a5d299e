import { join } from 'node:path';
import { ensureBuild } from './setup/build.ts';
import { root } from './setup/paths.mjs';
import { runNode } from './processes/run-node.ts';

const fromSource = ['--conditions=@afya/source', '--require', join(root, 'libs/testing/from-source.cjs')];

/** `npm run clinical:eval|chat|explain|bench|tune|review`: the tools of the embedded engine; the bench on its build, the others on the sources. */
export default async function clinical([tool = '', ...args]: string[]) {
  if (tool !== 'bench') return runNode([...fromSource, join(root, `libs/clinical/src/tools/${tool}.main.ts`), ...args]);
  await ensureBuild();
  return runNode(['--expose-gc', join(root, 'libs/clinical/dist/tools/bench.main.js'), ...args]);
}
