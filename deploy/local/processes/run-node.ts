import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

interface NodeOptions extends SpawnOptions {
  /** Ends the program; without it, signals to this process do. */
  signal?: AbortSignal;
}

export async function runNode(args: string[], { signal, ...options }: NodeOptions = {}): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  signal?.addEventListener('abort', () => child.kill());
  if (!signal) for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => child.kill(name));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
