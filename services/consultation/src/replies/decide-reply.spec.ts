import { type Diagnosis } from '@afya/contracts';
import { type EngineReply, type LogEvent } from '@afya/service-contracts';
import { decideReply } from './decide-reply';
import { type PendingReply } from './reply.repository';

const BEFORE: PendingReply = {
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
  filePrices: {},
  isLeased: true,
  isRepeat: false,
  version: '1',
  leases: 1,
};

const decide = (reply: Partial<EngineReply>, before: Partial<PendingReply> = {}) =>
  decideReply(
    { sessionId: 'a', token: 't', replyId: 'r' },
    { ...BEFORE, ...before },
    {
      content: { en: 'How old are you?', sw: 'Una umri gani?' },
      stage: 'initial_gathering',
      collectedInfo: {},
      confidence: null,
      redFlags: [],
      adviceLevel: null,
      memory: null,
      call: { model: 'test', tokenCount: 0, costKES: 0, responseTimeMs: 1 },
      ...reply,
    },
  );
const recordAfter = (reply: Partial<EngineReply>) => decide(reply).session.collectedInfo;
const eventsOf = ({ outbox }: ReturnType<typeof decide>) => outbox.flatMap(({ payload }) => payload as LogEvent[]);

test('adds the engine’s facts to the record', () => {
  expect(recordAfter({ collectedInfo: { symptoms: 'cough, fever' } })).toEqual({
    ...BEFORE.collectedInfo,
    symptoms: 'cough, fever',
  });
});

test('refunds the files of the send in which nothing was read, each once and never more than the charge', () => {
  const before = { charged: 20, filePrices: { a: 6, b: 9 } };
  const refundOf = (unreadFiles: string[]) => decide({ unreadFiles }, before).refund;
  expect(refundOf(['a', 'a', 'other'])).toEqual({ credits: 6, reason: 'file_unread' });
  expect(refundOf(['a', 'b'])?.credits).toBe(15);
  expect(refundOf([])).toBeNull();
  expect(decide({ unreadFiles: ['a', 'b'] }, { ...before, charged: 7 }).refund?.credits).toBe(7);
  expect(decide({ unreadFiles: ['a'], failover: { reason: 'timeout' } }, before).refund).toEqual({
    credits: 20,
    reason: 'failover',
  });
});

test('removes corrected facts from the record, unless they are reported again', () => {
  expect(recordAfter({ takenBack: ['age', 'height'] })).toEqual({ sex: 'female', symptoms: 'cough' });
  expect(recordAfter({ takenBack: ['age'], collectedInfo: { age: 30 } })).toMatchObject({ age: 30, height: 20 });
});

test('logs a diagnosis once, although the recommendations after it repeat it', () => {
  const diagnosis = {
    preliminaryDiagnosis: { en: 'Flu', sw: 'Mafua' },
    confidence: { level: 'preliminary', score: 60 },
    differentialDiagnoses: [],
    reasoningPath: [],
    criticalFactors: [],
  } as unknown as Diagnosis;
  const diagnosisEvents = (stage: PendingReply['stage'], next: EngineReply['stage']) =>
    eventsOf(decide({ stage: next, diagnosis }, { stage })).filter(({ type }) => type === 'diagnosis');
  expect(diagnosisEvents('diagnostic_prompt', 'final_analysis')).toHaveLength(1);
  expect(diagnosisEvents('final_analysis', 'final_recommendations')).toHaveLength(0);
  expect(diagnosisEvents('diagnostic_prompt', 'final_analysis')[0]?.metrics).toMatchObject({
    costKES: expect.any(Number),
    tokenCount: expect.any(Number),
  });
});

const CALL = { model: 'm', tokenCount: 10, costKES: 0.2, responseTimeMs: 5 };

test('a failover adds a note in both languages, refunds the whole charge and logs every call', () => {
  const calls = [
    { ...CALL, outcome: 'server_error' as const },
    { ...CALL, outcome: 'timeout' as const },
  ];
  const decided = decide({ calls, failover: { reason: 'timeout' } }, { charged: 7 });
  expect(decided.refund).toEqual({ credits: 7, reason: 'failover' });
  expect(decided.message.translations.en).toMatch(/built-in engine answered. 7 credits were given back to you.$/);
  expect(decided.message.translations.sw).toMatch(/Umerudishiwa krediti 7.$/);
  const events = eventsOf(decided);
  expect(events.filter(({ type }) => type === 'engine_call').map(({ details }) => details['outcome'])).toEqual([
    'server_error',
    'timeout',
  ]);
  expect(events.find(({ type }) => type === 'failover')?.details).toMatchObject({ reason: 'timeout', calls: 2 });
  expect(events.find(({ type }) => type === 'credits_refunded')?.details).toMatchObject({ credits: 7 });
});

test('a failover without a charge refunds nothing and does not mention credits', () => {
  const decided = decide({ calls: [], failover: { reason: 'breaker_open' } });
  expect(decided.refund).toBeNull();
  expect(decided.message.translations.en).not.toContain('credit');
  expect(eventsOf(decided).map(({ type }) => type)).toEqual(['failover', 'reply']);
});

test('an illegal proposal leaves the stage unchanged and is logged', () => {
  const decided = decide({ stage: 'complete' });
  expect(decided.session.stage).toBe('initial_gathering');
  expect(eventsOf(decided).find(({ type }) => type === 'error')?.details).toMatchObject({
    code: 'STAGE_REFUSED',
    from: 'initial_gathering',
    to: 'complete',
  });
});

test('a stage that continues without the patient continues after any proposal', () => {
  const stuck = decide({ stage: 'initial_gathering' }, { stage: 'final_analysis' });
  expect(stuck.session.stage).toBe('final_recommendations');
  expect(stuck.chained).not.toBeNull();
  expect(eventsOf(stuck).map(({ type }) => type)).toEqual(['engine_call', 'reply', 'error', 'stage_change']);
});

test('gives voice notes their words, and refunds notes without words with a separate note', () => {
  const before = { charged: 20, filePrices: { a: 6, b: 9 } };
  const transcripts = [{ messageId: 'b', filename: 'sauti.webm', text: ' Nina homa\u0000 ' }];
  const decided = decide({ transcripts, unheardNotes: ['a'] }, before);
  expect(decided.transcripts).toEqual([
    {
      id: 'b',
      content: 'Nina homa',
      translations: {},
      metadata: { fileAttachment: { type: 'audio', filename: 'sauti.webm' } },
    },
  ]);
  expect(decided.refund).toEqual({ credits: 6, reason: 'file_unread' });
  expect(decided.message.translations.en).toContain('6 credits were given back to you, because I could not understand');
  expect(decided.message.translations.sw).toContain('sikuweza kuelewa ujumbe wa sauti');
});

test('says that the emergency was withdrawn, unless another one stands', () => {
  const withdrawnIn = (reply: Partial<EngineReply>) => decide(reply).message.metadata.emergencyWithdrawn;
  expect(withdrawnIn({ redFlags: ['withdrawn:stroke_fast'], adviceLevel: 'routine' })).toBe(true);
  expect(withdrawnIn({ redFlags: ['clot', 'withdrawn:stroke_fast'], adviceLevel: 'emergency' })).toBeUndefined();
  expect(withdrawnIn({ redFlags: ['stroke_fast'], adviceLevel: 'emergency' })).toBeUndefined();
});
