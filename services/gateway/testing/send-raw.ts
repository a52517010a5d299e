import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestGateway } from './start-test-gateway';

/** Sends bytes as they are and gives what comes back until the connection ends. `goesOn`: more seems to be on its way. */
export async function sendRaw({ server }: TestGateway, bytes: string, { goesOn = false } = {}): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  if (goesOn) socket.write(bytes);
  else socket.end(bytes);
  return text(socket);
}
