import { FROM_SOURCE } from '@afya/testing';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const SCRIPT = join(__dirname, '../../auth/src/admin.main.ts');

/** Runs the admin command, as `npm run admin --` does. */
export async function runAdmin(databaseUrl: string, ...words: string[]) {
  const child = spawn(process.execPath, [...FROM_SOURCE, SCRIPT, ...words], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout: stdout.trim(), stderr: stderr.trim() };
}
