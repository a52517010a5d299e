/** The Jest configuration of every lib and service. `directory` is the project's folder. */
module.exports = (directory) => ({
  displayName: require('node:path').basename(directory),
  rootDir: directory,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@afya/source', 'node', 'require', 'default'] },
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  globalSetup: require.resolve('./compile-clinical-data.cjs'),
  setupFiles: [require.resolve('./quiet-log.cjs'), 'reflect-metadata'],
  setupFilesAfterEnv: [require.resolve('./jest-timeout.cjs')],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { configFile: require('node:path').resolve(__dirname, '../../.swcrc'), swcrc: false, sourceMaps: 'inline' },
    ],
  },
});
