import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * When a process was started, as an opaque text: with the process id it tells a process from a later one that was given the
 * same id. Null when there is no such process (a zombie counts as none).
 * @param {number} pid
 * @returns {string | null}
 */
export function startOf(pid) {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid);
}

/** @param {number} pid */
function fromProc(pid) {
  try {
    // The command name is in brackets and may hold spaces: state is the 1st and start time the 20th field after them.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

/** @param {number} pid */
function fromPs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const text = (stdout ?? '').trim();
  return text === '' || text.startsWith('Z') ? null : text.replace(/^\S+\s+/, '');
}

/** The command line of a process, or an empty text. @param {number} pid */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return (spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '').trim();
  }
}
