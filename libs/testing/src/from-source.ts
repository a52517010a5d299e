import { join } from 'node:path';

/**
 * Node's flags for a child process that runs the workspace's TypeScript, so that specs need no build and never use a stale
 * one.
 */
export const FROM_SOURCE: readonly string[] = [
  '--conditions=@afya/source',
  '--require',
  join(__dirname, '../from-source.cjs'),
];
