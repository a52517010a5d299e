import { startOpenAi, type TestOpenAi } from '@afya/testing';
import { OpenAiEngine } from './openai.engine';
import { at, DIAGNOSIS, makeEnv, makeTurn } from '../../../test/make-turn';

let server: TestOpenAi;
beforeAll(async () => {
  server = await startOpenAi();
});
afterAll(() => server.stop());

async function answered(turn: ReturnType<typeof makeTurn>, answer: Record<string, unknown>) {
  await server.next({ reply: answer });
  const env = makeEnv({ OPENAI_BASE_URL: server.url });
  return new OpenAiEngine({ env, country: 'KE', budgetMs: 60_000 }).reply(turn, new AbortController().signal);
}
const says = (text: string) => makeTurn({ messages: [{ id: 'x', text, isUser: true }], collectedInfo: {} });
const HEART = 'I am 60 years old, I have crushing chest pain and I sweat';

test('a danger found by the rules stays and comes first, for any answer of the model', async () => {
  const calm = { adviceLevel: 'self-care', redFlags: [], content: { en: 'Rest.', sw: 'Pumzika.' } };
  const reply = await answered(says(HEART), calm);
  expect(reply.adviceLevel).toBe('emergency');
  expect(reply.redFlags.length).toBeGreaterThan(0);
  expect(reply.emergency!.numbers.length).toBeGreaterThan(0);
  expect(reply.content.en).toMatch(/^What you told me may be an emergency[\s\S]*\n\nRest\.$/);
  expect(reply.content.sw).toMatch(/^Ulichoniambia[\s\S]*\n\nPumzika\.$/);
});

test('a diagnosis cannot be milder than the dangers', async () => {
  const turn = at('diagnostic_prompt', { messages: [{ id: 'x', text: HEART, isUser: true }] });
  const diagnosis = { ...DIAGNOSIS, adviceLevel: 'self-care' };
  const { diagnosis: given } = await answered(turn, { stage: 'final_analysis', diagnosis, adviceLevel: 'self-care' });
  expect(given!.adviceLevel).toBe('emergency');
});

test('the model may add dangers, with our names', async () => {
  const reply = await answered(says('My leg is odd'), { adviceLevel: 'emergency', redFlags: ['circulation_or_shock'] });
  expect(reply).toMatchObject({ adviceLevel: 'emergency', redFlags: ['model:circulation_or_shock'] });
  expect(reply.emergency!.numbers.map(({ number }) => number)).toContain('999');
});

test('a forbidden stage is passed on to be refused and logged, without its diagnosis', async () => {
  const reply = await answered(says('Nina homa'), { stage: 'final_analysis', diagnosis: DIAGNOSIS });
  expect(reply.stage).toBe('final_analysis');
  expect(reply.diagnosis).toBeUndefined();
});

test('the reader’s record stays, and the model completes it', async () => {
  const model = { age: 90, medicalHistory: 'Asthma as a child', allergies: ['penicillin'] };
  const reply = await answered(says('I am 31 years old, I have a fever'), { collectedInfo: model });
  expect(reply.collectedInfo).toMatchObject({
    age: 31,
    medicalHistory: 'Asthma as a child',
    allergies: ['penicillin'],
  });
});

test('the next turn of either engine has the findings, and no question that was not asked', async () => {
  const reply = await answered(says('I am 31 years old, I have a fever'), {});
  expect(reply.memory).toMatchObject({ ageYears: 31 });
  expect(JSON.parse(JSON.stringify(reply.memory))).not.toHaveProperty('lastQuestion');
  expect(reply.question).toBeUndefined();
});

test('a reply contains no link, image, HTML or hidden character of a model', async () => {
  const dirty = 'Rest ![x](https://evil.example/p.png) <img src=x onerror=a()> [here](http://evil.example)\u200b\u202e';
  const both = { en: dirty, sw: dirty };
  const diagnosis = { ...DIAGNOSIS, preliminaryDiagnosis: both, recommendations: [both] };
  const turn = at('diagnostic_prompt', { messages: [{ id: 'x', text: 'ndiyo', isUser: true }] });
  const reply = await answered(turn, {
    content: both,
    stage: 'final_analysis',
    diagnosis,
    collectedInfo: { medicalHistory: dirty },
  });
  const shown = JSON.stringify([reply.content, reply.diagnosis, reply.collectedInfo]);
  expect(shown).not.toMatch(/evil|<img|\]\(|\u200b|\u202e/);
  expect(reply.content.en).toBe('Rest x here');
});
