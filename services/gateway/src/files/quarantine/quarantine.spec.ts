import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Quarantine, QUARANTINE_MS } from './quarantine';

const folder = mkdtempSync(join(tmpdir(), 'afya-quarantine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a file, or a folder with one, with an older modification time. */
function leave(path: string, agoMs: number, isFolder = false): string {
  if (isFolder) mkdirSync(path);
  writeFileSync(isFolder ? join(path, 'received') : path, 'x');
  const at = (Date.now() - agoMs) / 1_000;
  utimesSync(path, at, at);
  return path;
}

test('creates a private folder for each gateway and removes it at shutdown', async () => {
  const parent = join(folder, 'made', 'anew');
  const [one, other] = [new Quarantine({ UPLOADS_DIR: parent }), new Quarantine({ UPLOADS_DIR: parent })];
  expect(one.folder).not.toBe(other.folder);
  expect(statSync(one.folder).mode & 0o777).toBe(0o700);
  leave(join(one.folder, 'received'), 0);
  await one.onApplicationShutdown();
  expect(readdirSync(parent)).toEqual([basename(other.folder)]);
});

test('the sweep removes folders of killed gateways and old files, and nothing else', async () => {
  const parent = mkdtempSync(join(folder, 'swept-'));
  const quarantine = new Quarantine({ UPLOADS_DIR: parent });
  const killed = leave(join(parent, 'afya-uploads-killed'), QUARANTINE_MS.dead + 5_000, true);
  const alive = leave(join(parent, 'afya-uploads-alive'), QUARANTINE_MS.dead - 5_000, true);
  const others = leave(join(parent, 'other-folder'), 10 * QUARANTINE_MS.dead, true);
  const abandoned = leave(join(quarantine.folder, 'abandoned'), QUARANTINE_MS.file + 5_000);
  const recent = leave(join(quarantine.folder, 'recent'), QUARANTINE_MS.file - 5_000);
  await quarantine.sweep();
  expect([killed, alive, others, abandoned, recent].map((path) => existsSync(path))).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});

test('the sweep keeps the folder of a gateway that still sweeps', async () => {
  const parent = mkdtempSync(join(folder, 'both-'));
  const [one, other] = [new Quarantine({ UPLOADS_DIR: parent }), new Quarantine({ UPLOADS_DIR: parent })];
  const beginning = Date.now();
  for (let at = beginning; at < beginning + 3 * QUARANTINE_MS.dead; at += QUARANTINE_MS.sweep) {
    await one.sweep(at);
    await other.sweep(at + QUARANTINE_MS.sweep / 2);
  }
  expect([one, other].map(({ folder: own }) => existsSync(own))).toEqual([true, true]);
});

test('the sweep recreates its folder when the system has removed it', async () => {
  const quarantine = new Quarantine({ UPLOADS_DIR: mkdtempSync(join(folder, 'cleaned-')) });
  rmSync(quarantine.folder, { recursive: true });
  await quarantine.sweep();
  expect(statSync(quarantine.folder).mode & 0o777).toBe(0o700);
});
