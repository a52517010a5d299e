import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PlainError } from '../setup/terminal.mjs';

export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await listenOn(port, host)) !== null;
}

export async function freePort(): Promise<number> {
  const port = await listenOn(0, '127.0.0.1');
  if (port === null) throw new Error('the system has no free port');
  return port;
}

/**
 * The port of a backend: the same after each start of the product, unless another program has taken it.
 * @param restart given when it replaces a server that died, whose port the clients know
 * @throws {PlainError} when another program has taken that port
 */
export async function portFor(stateDir: string, name: string, restart?: AbortSignal): Promise<number> {
  const saved = savedPort(stateDir, name);
  if (saved !== undefined && (await isFree(saved))) return saved;
  if (restart) throw new PlainError(`another program uses its port ${saved}`);
  const port = await freePort();
  writeFileSync(portsFile(stateDir), JSON.stringify({ ...readPorts(stateDir), [name]: port }));
  return port;
}

export function savedPort(stateDir: string, name: string): number | undefined {
  return readPorts(stateDir)[name];
}

const portsFile = (stateDir: string) => join(stateDir, 'ports.json');

function readPorts(stateDir: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(portsFile(stateDir), 'utf8'));
  } catch {
    return {};
  }
}

function listenOn(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      server.close(() => resolve(address.port));
    });
  });
}
