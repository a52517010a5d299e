import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import { sep } from 'node:path';

/** Limits of a process that reads untrusted bytes. */
export interface Confinement {
  /** a standalone file, in TypeScript or built, that imports only installed packages */
  script: string;
  args: readonly string[];
  stdio: StdioOptions;
  /** megabytes of the JavaScript heap, and of all writable memory of the process */
  heapMb: number;
  dataMb: number;
  /** seconds of processor time; also ends a process whose parent has died */
  cpuSeconds: number;
  /** bytes that it may write to a file it received */
  fileBytes?: number;
  /** a package with native code, whose calls only the limits of the operating system restrict */
  nativeCode?: boolean;
  /** runs at the lowest processor priority */
  yields?: boolean;
}

/** the unit of `ulimit -f` */
const BLOCK_BYTES = 512;

/**
 * Starts a process that can read its script and installed packages and nothing else: no other file, no writing except to the
 * open files it received, no child processes, and no variables, so no secrets. A shell sets the limits of the operating
 * system. The caller must enforce a time limit.
 */
export function startConfined({ script, args, stdio, ...limits }: Confinement): ChildProcess {
  const packages = (createRequire(script).resolve.paths('any') ?? []).map((folder) => `${folder}${sep}`);
  const flags = [
    '--no-warnings',
    '--permission',
    `--max-old-space-size=${limits.heapMb}`,
    ...(limits.nativeCode ? ['--allow-addons'] : []),
    ...[script, ...packages].map((path) => `--allow-fs-read=${path}`),
  ];
  const command = [process.execPath, ...flags, script, ...args];
  const options = { env: {}, stdio };
  if (process.platform === 'win32') return spawn(command[0]!, command.slice(1), options);
  return spawn(
    '/bin/sh',
    ['-c', `${shellLimits(limits)}; exec ${limits.yields ? 'nice -n 5 ' : ''}"$@"`, 'sh', ...command],
    options,
  );
}

function shellLimits({
  dataMb,
  cpuSeconds,
  fileBytes,
}: Pick<Confinement, 'dataMb' | 'cpuSeconds' | 'fileBytes'>): string {
  const file = fileBytes === undefined ? [] : [`ulimit -f ${Math.ceil(fileBytes / BLOCK_BYTES)}`];
  return ['ulimit -c 0', `ulimit -d ${dataMb * 1024}`, `ulimit -t ${cpuSeconds}`, ...file].join('; ');
}
