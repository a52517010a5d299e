import request from 'supertest';
import { newSessionId } from './session-ids';
import { type TestGateway } from './start-test-gateway';

/** A new visitor's browser with an open session. */
export async function makeVisitor(gateway: TestGateway) {
  const sessionId = newSessionId();
  const browser = request.agent(gateway.server);
  await browser.post(`/api/session/${sessionId}`).expect(201);
  /** a request to which the test adds fields and files */
  const chat = () => browser.post(`/api/chat/${sessionId}`);
  return { sessionId, browser, chat };
}
