import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a spec, gone when its process ends. */
export function scratchDir() {
  const dir = mkdtempSync(join(tmpdir(), 'afya-spec-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
