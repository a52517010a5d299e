import { readFileSync, writeFileSync } from 'node:fs';

/** Bytes that a process holds at this moment, as Linux counts them. */
export const memoryNow = (pid: number) => field(pid, 'VmRSS');

/** The most that it has held since it began or since `forgetPeak`. */
export const memoryPeak = (pid: number) => field(pid, 'VmHWM');

/** Has the peak counted anew (proc(5), clear_refs). */
export const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

function field(pid: number, name: string): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) * 1_024;
}
