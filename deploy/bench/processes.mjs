import { existsSync, readFileSync } from 'node:fs';

/** The unit of /proc/PID/stat: sysconf(_SC_CLK_TCK) is 100 on all current Linux systems. */
const ticksPerSecond = 100;
const backends = new Set(['redis', 'postgres']);

/** The product's Node processes. @param {import('./product.mjs').Product} product */
export function nodeProcesses({ registry }) {
  return registry.entries.filter(({ name }) => !backends.has(name));
}

/** User and system CPU time of processes since their start, in milliseconds. @param {{ pid: number }[]} processes */
export function cpuMs(processes) {
  const ticks = processes.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, one) => sum + one, 0) * 1_000) / ticksPerSecond;
}

/**
 * Starts to measure processes and their descendants. @param {{ pid: number }[]} processes
 * @returns {() => number} CPU milliseconds used since then, except by processes that have ended
 */
export function watchCpu(processes) {
  const before = processes.flatMap(({ pid }) => family(pid)).map((pid) => ({ pid, used: cpuMs([{ pid }]) }));
  return () =>
    before
      .filter(({ pid }) => existsSync(`/proc/${pid}/stat`))
      .reduce((sum, { pid, used }) => sum + cpuMs([{ pid }]) - used, 0);
}

/** Resident (Rss) and proportional (Pss) memory of a process in megabytes. @param {number} pid */
export function memoryMb(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (/** @type {string} */ field) =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) / 1_024;
  return { rss: read('Rss'), pss: read('Pss') };
}

/** A process and its descendants. @param {number} pid @returns {number[]} */
export function family(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children ? children.split(' ').flatMap((child) => family(Number(child))) : [])];
}
