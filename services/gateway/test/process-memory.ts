import { readFileSync, writeFileSync } from 'node:fs';

/** Current resident memory of a process in bytes (Linux). */
export const memoryNow = (pid: number) => field(pid, 'VmRSS');

/** Peak resident memory since the process started or since `resetPeak`. */
export const memoryPeak = (pid: number) => field(pid, 'VmHWM');

/** Resets the peak (proc(5), clear_refs). */
export const resetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

function field(pid: number, name: string): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) * 1_024;
}
