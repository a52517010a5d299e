import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readJson } from '../setup/paths.mjs';
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

const readPorts = (stateDir: string): Record<string, number> => readJson(portsFile(stateDir)) ?? {};

async function listenOn(port: number, host: string): Promise<number | null> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch {
    return null;
  }
  const address = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return address.port;
}
