import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The start time of a process as opaque text: a later process with the same id has another one. Null when there is no such process
 * (a zombie counts as none).
 */
export function startOf(pid: number): string | null {
  if (!existsSync('/proc/self/stat')) {
    const output = ps('stat=,lstart=', pid);
    return output === '' || output.startsWith('Z') ? null : output.replace(/^\S+\s+/, '');
  }
  try {
    // The command name is in brackets and may contain spaces: state is the 1st and start time the 20th field after them.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return ps('command=', pid);
  }
}

function ps(columns: string, pid: number): string {
  return (spawnSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '').trim();
}

type StopTarget = { pid: number; start: string | null; signal?: NodeJS.Signals; limitMs: number };

/** Sends the signal, and SIGKILL when the process still runs after the limit. */
export async function stopProcess({ pid, start, signal = 'SIGTERM', limitMs }: StopTarget) {
  const isRunning = () => start !== null && startOf(pid) === start;
  if (!isRunning()) return 'gone';
  send(pid, signal);
  for (const until = Date.now() + limitMs; Date.now() < until; await sleep(25)) if (!isRunning()) return 'stopped';
  send(pid, 'SIGKILL');
  while (isRunning()) await sleep(25);
  return 'killed';
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended just before the signal.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
