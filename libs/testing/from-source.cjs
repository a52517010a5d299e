/**
 * Lets Node load the workspace's TypeScript: `node -C @afya/source -r libs/testing/from-source.cjs
 * services/auth/src/main.ts`. Specs start services this way, never from a stale build, with the compiler settings of the
 * build.
 */
const { join } = require('node:path');
const { transformFileSync } = require('@swc/core');
const compileClinicalData = require('./compile-clinical-data.cjs');

const configFile = join(__dirname, '../../.swcrc');
const readsCompiledData = join(__dirname, '../clinical/src/knowledge/read-compiled.ts');

require.extensions['.ts'] = (module, file) => {
  if (file === readsCompiledData) compileClinicalData();
  const { code } = transformFileSync(file, { configFile, swcrc: false, sourceMaps: 'inline' });
  module._compile(code, file);
};
