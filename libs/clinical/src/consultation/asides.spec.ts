import type { Language } from '@afya/contracts';
import { converse } from '../testing/converse';
import { replyTo } from '../reply-to';

const last = (language: Language, ...texts: string[]) => {
  const replies = converse(language, ...texts);
  const [before, reply] = [replies.at(-2), replies.at(-1)];
  if (!reply) throw new Error('no reply');
  return { reply, before, text: reply.content[language], question: reply.question?.id };
};

describe('in an emergency', () => {
  const START = 'my son of 3 has a convulsion and is very hot';

  test.each([
    ['en', START, 'ok we are going, but what else can I do', /on the side/],
    ['en', START, 'what should we do now?', /do not wait/],
    ['en', START, 'will he die?', /do not wait/],
    ['sw', 'baba ana maumivu makali ya kifua na jasho jingi', 'nifanye nini kwa sasa?', /usinisubiri/],
    ['sw', 'mtoto wangu wa miaka 2 ana degedege', 'ndio tunaenda lakini nimpe nini njiani', /usinisubiri/],
  ] as const)(
    '%s: what was asked is answered first, then the question is put again',
    (language, start, ask, advice) => {
      const { text, question, before } = last(language, start, ask);
      expect(text).toMatch(advice);
      expect(question).toBe(before?.question?.id);
      expect(text.indexOf(before?.content[language].split('\n').at(-1) ?? '?')).toBeGreaterThan(20);
      expect(text).not.toMatch(/did not understand|Sikuelewa/);
    },
  );

  test('a question right after the emergency message, which was no turn of the engine, is answered too', () => {
    const said = [START, 'ok we are going, but what else can I do'].map((text) => ({ text, isUser: true }));
    const turn = { stage: 'initial_gathering', language: 'en', country: 'KE', collectedInfo: {} } as const;
    const { content } = replyTo({ ...turn, messages: said, recent: [], files: [], memory: null });
    expect(content.en).toMatch(/On the way:[\s\S]*on the side/);
  });

  test('"ok, we are going" says yes to no sign', () => {
    const { reply } = last('en', START, 'a boy, since today', 'ok we are going');
    expect(reply.content.en).not.toMatch(/I understand/);
    const { findings } = reply.memory as { findings: Record<string, { state: string }> };
    expect(Object.keys(findings).filter((id) => findings[id]?.state === 'present')).toEqual(
      expect.arrayContaining(['convulsion']),
    );
    expect(findings.lethargy).toBeUndefined();
    expect(findings.not_feeding).toBeUndefined();
  });
});

describe('a question back leaves the question open', () => {
  const SW = ['nina kikohozi', 'miaka 30, mwanaume', 'siku tatu', 'hakuna kingine', 'hakuna magonjwa'];

  test.each([
    ['kwa nini unauliza?', /hatari|magonjwa|ugonjwa|haraka|huashiria|huonyesha/i],
    ['wewe ni daktari?', /si daktari/],
    ['asante', /Karibu/],
    ['nina ugonjwa gani?', /Siwezi kusema hilo bado/],
    ['wewe ni mjinga', /Pole/],
    ['maswali mangapi bado?', /machache/],
    ['sawa', /^Je, unapumua haraka/],
  ])('"%s"', (ask, answer) => {
    const { text, question, before, reply } = last('sw', ...SW, ask);
    expect(text).toMatch(answer);
    expect(question).toBe(before?.question?.id);
    expect(reply.collectedInfo).toEqual(before?.collectedInfo);
  });

  test('an answer beside it still counts', () => {
    const { before, question } = last('sw', ...SW, 'hapana. kwa nini unauliza?');
    expect(question).not.toBe(before?.question?.id);
  });

  test('it is put three times at most', () => {
    const { question } = last('sw', ...SW, 'asante', 'asante', 'asante');
    expect(question).not.toBe(last('sw', ...SW).question);
  });
});

test.each([
  ['en', 'stop'],
  ['en', 'stop asking and just tell me'],
  ['sw', 'inatosha'],
  ['sw', 'nimechoka na maswali'],
] as const)('%s: "%s" ends the questions', (language, ask) => {
  const { reply } = last(language, language === 'en' ? 'I have a cough' : 'nina kikohozi', '30', ask);
  expect(reply.stage).toBe('context_validation');
});

test('at the summary and at the offer what is asked back is answered, and the question put again', () => {
  const told = ['I have a cough', '30', 'stop', 'are you a doctor?'];
  expect(last('en', ...told).question).toBe('confirm');
  expect(last('en', ...told).text).toMatch(/not a doctor/);
  const offered = last('en', 'I have a cough', '30', 'stop', 'yes', 'who can see this?');
  expect(offered.question).toBe('offer');
  expect(offered.text).toMatch(/Only you/);
});

test('the wish to know gives the diagnosis at the offer', () => {
  expect(last('en', 'I have a cough', '30', 'stop', 'yes', 'what do I have?').reply.stage).toBe('final_analysis');
});
