import { type EngineReply } from '@afya/service-contracts';
import { decideReply } from './decide-reply';
import { type HeldReply } from './held-reply';

const BEFORE: HeldReply = {
  owner: 'visitor:1',
  stage: 'initial_gathering',
  language: 'en',
  collectedInfo: { age: 300, sex: 'female', height: 20, symptoms: 'cough' },
  confidence: null,
  memory: null,
  lastQuestion: 'check',
  readSeq: 0,
  seq: 1,
  part: 1,
  attempts: 0,
  status: 'pending',
  traceparent: null,
  charged: 0,
  held: true,
  settled: false,
};

const recordAfter = (reply: Partial<EngineReply>) =>
  decideReply({ sessionId: 'a', token: 't', replyId: 'r' }, BEFORE, {
    content: { en: 'How old are you?', sw: 'Una umri gani?' },
    stage: 'initial_gathering',
    collectedInfo: {},
    confidence: null,
    redFlags: [],
    adviceLevel: null,
    memory: null,
    call: { model: 'test', tokenCount: 0, costKES: 0, responseTimeMs: 1 },
    ...reply,
  }).session.collectedInfo;

test('what an engine tells is added to the record', () => {
  expect(recordAfter({ collectedInfo: { symptoms: 'cough, fever' } })).toEqual({
    ...BEFORE.collectedInfo,
    symptoms: 'cough, fever',
  });
});

test('what the patient took back leaves the record, unless it is told anew', () => {
  expect(recordAfter({ takenBack: ['age', 'height'] })).toEqual({ sex: 'female', symptoms: 'cough' });
  expect(recordAfter({ takenBack: ['age'], collectedInfo: { age: 30 } })).toMatchObject({ age: 30, height: 20 });
});
