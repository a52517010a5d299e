import request from 'supertest';
import { newSessionId } from './session-ids';
import { type TestGateway } from './start-test-gateway';

/** A browser of a visitor's own with a session that it has opened. */
export async function makeVisitor(gateway: TestGateway) {
  const sessionId = newSessionId();
  const browser = request.agent(gateway.server);
  await browser.post(`/api/session/${sessionId}`).expect(201);
  /** a send to be completed with fields and files */
  const chat = () => browser.post(`/api/chat/${sessionId}`);
  return { sessionId, browser, chat };
}
