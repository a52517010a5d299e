import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PlainError } from '../setup/say.mjs';

/**
 * Whether nothing listens on the port.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export async function isFree(port, host = '127.0.0.1') {
  return (await listenOn(port, host)) !== null;
}

/** A port that nobody uses at the moment. @returns {Promise<number>} */
export async function freePort() {
  const port = await listenOn(0, '127.0.0.1');
  if (port === null) throw new Error('the system has no free port');
  return port;
}

/**
 * The port of a backend, the same after each restart unless somebody else has taken it.
 * @param {string} stateDir
 * @param {string} name
 */
export async function keptPort(stateDir, name) {
  const file = join(stateDir, 'ports.json');
  const ports = readPorts(file);
  const known = ports[name];
  if (known !== undefined && (await isFree(known))) return known;
  ports[name] = await freePort();
  writeFileSync(file, JSON.stringify(ports));
  return ports[name];
}

/**
 * The port to start a backend on: the kept one, or without choice the one of the server that it stands in for.
 * @param {{ stateDir: string, name: string, again?: { port: number } }} options
 * @throws {PlainError} when another program took it meanwhile
 */
export async function portFor({ stateDir, name, again }) {
  if (again === undefined) return keptPort(stateDir, name);
  if (await isFree(again.port)) return again.port;
  throw new PlainError(`another program uses its port ${again.port}`);
}

/** The port that a backend was given last. @param {string} stateDir @param {string} name @returns {number | undefined} */
export function portOf(stateDir, name) {
  return readPorts(join(stateDir, 'ports.json'))[name];
}

/** @param {string} file @returns {Record<string, number>} */
function readPorts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {number} port @param {string} host @returns {Promise<number | null>} */
function listenOn(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, host, () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(address.port));
    });
  });
}
