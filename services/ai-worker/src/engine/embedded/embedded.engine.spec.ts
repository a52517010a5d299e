import { engineReplySchema, type ReplyInput } from '@afya/service-contracts';
import { EmbeddedEngine, toClinicalTurn } from './embedded.engine';

const turn: ReplyInput = {
  sessionId: 'S'.repeat(21),
  token: 'secret-token',
  leaseMs: 10_000,
  replyId: '0b1c2d3e-0000-4000-8000-000000000001',
  attempt: 1,
  stage: 'initial_gathering',
  language: 'sw',
  collectedInfo: {},
  confidence: null,
  messages: [{ id: 'message-1', text: 'Nina homa na kichwa kinauma tangu juzi', isUser: true }],
  recent: [{ id: 'message-0', text: 'Habari', isUser: false, question: 'age' }],
  files: [
    {
      messageId: 'message-1',
      objectKey: 'files/abc',
      type: 'image',
      filename: 'upele.jpg',
      mime: 'image/jpeg',
      size: 9,
      contentKey: null,
    },
  ],
  memory: null,
  traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
};

test('replies in both languages within the contract, at no cost', async () => {
  const reply = await new EmbeddedEngine('KE').reply(turn, new AbortController().signal);
  expect(engineReplySchema.parse(reply)).toMatchObject({ call: { model: 'embedded', tokenCount: 0, costKES: 0 } });
  expect(reply.content.en).not.toBe('');
  expect(reply.content.sw).not.toBe('');
  expect(reply.content.sw).not.toBe(reply.content.en);
});

test('passes no id, token or file location to the clinical engine', () => {
  const input = JSON.stringify(toClinicalTurn(turn, 'KE'));
  for (const secret of [turn.sessionId, turn.token, turn.replyId, 'message-1', 'files/abc', turn.traceparent])
    expect(input).not.toContain(secret);
  expect(input).toContain('Nina homa');
});
