import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../setup/paths.mjs';
import { PlainError } from '../setup/terminal.mjs';
import { startOf } from './process.ts';

/**
 * Locks a state folder for this launcher and returns the release.
 * @param doing what this launcher does, for the message that another one prints
 * @throws {PlainError} when another launcher has locked it
 */
export function lockCheckout(stateDir: string, doing: string): () => void {
  refuseWhileLocked(stateDir);
  const file = join(stateDir, 'launcher.json');
  writeFileSync(file, JSON.stringify({ pid: process.pid, start: startOf(process.pid), doing }));
  return () => rmSync(file, { force: true });
}

export function refuseWhileLocked(stateDir: string) {
  const holder = holderOf(stateDir);
  if (holder !== undefined)
    throw new PlainError(`This folder is in use: ${holder.doing} (process ${holder.pid}). Stop that first.`);
}

export function holderOf(stateDir: string): { pid: number; start: string; doing: string } | undefined {
  const holder = readJson(join(stateDir, 'launcher.json'));
  return holder && holder.start === startOf(holder.pid) ? holder : undefined;
}
