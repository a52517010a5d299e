import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOf } from '../processes/identity.mjs';
import { PlainError } from './say.mjs';

/**
 * Makes sure that one launcher works on a state folder at a time.
 * @param {string} stateDir
 * @param {string} doing what this one does, for the message that another one gets
 * @returns {() => void} gives the folder free again
 * @throws {PlainError} when another launcher is at work there
 */
export function lockCheckout(stateDir, doing) {
  refuseWhileLocked(stateDir);
  const file = join(stateDir, 'launcher.json');
  writeFileSync(file, JSON.stringify({ pid: process.pid, start: startOf(process.pid), doing }));
  return () => rmSync(file, { force: true });
}

/** @param {string} stateDir @throws {PlainError} when a launcher is at work there */
export function refuseWhileLocked(stateDir) {
  const holder = holderOf(stateDir);
  if (holder !== undefined) {
    throw new PlainError(`This folder is in use: ${holder.doing} (process ${holder.pid}). Stop that first.`);
  }
}

/**
 * The launcher that is at work on a state folder.
 * @param {string} stateDir
 * @returns {{ pid: number, start: string, doing: string } | undefined}
 */
export function holderOf(stateDir) {
  try {
    const holder = JSON.parse(readFileSync(join(stateDir, 'launcher.json'), 'utf8'));
    return holder.start === startOf(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}
