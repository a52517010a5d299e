import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import { sep } from 'node:path';

/** What a process that reads a stranger's bytes may have. */
export interface Confinement {
  /** a file that runs by itself and imports installed packages alone; as TypeScript or built */
  script: string;
  args: readonly string[];
  stdio: StdioOptions;
  /** megabytes of JavaScript's own memory, and of all that the process may write to */
  heapMb: number;
  dataMb: number;
  /** seconds of the processor; it also ends a process whose parent has died */
  cpuSeconds: number;
  /** bytes that it may write to a file it was given */
  fileBytes?: number;
  /** a package with native code: its own calls are held by nothing but the limits of the system */
  nativeCode?: boolean;
  /** everything else goes first on the processor */
  yields?: boolean;
}

/** `ulimit -f` counts in these. */
const BLOCK_BYTES = 512;

/**
 * Starts a process that may read its script and installed packages and nothing else: no other file, no writing but to what it was
 * handed open, no processes; and it is given no variables, so no secrets. A shell sets what the system can limit. That it ends in
 * its time is for the caller to hold.
 */
export function startConfined({ script, args, stdio, ...limits }: Confinement): ChildProcess {
  const packages = (createRequire(script).resolve.paths('any') ?? []).map((folder) => `${folder}${sep}`);
  const flags = [
    ...['--no-warnings', '--permission', `--max-old-space-size=${limits.heapMb}`],
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
