import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestGateway } from './start-test-gateway';

/** Sends raw bytes and returns the response until the connection ends. `keepOpen` leaves the request unfinished. */
export async function sendRaw({ server }: TestGateway, bytes: string, { keepOpen = false } = {}): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  if (keepOpen) socket.write(bytes);
  else socket.end(bytes);
  return text(socket);
}
