import type { Language } from '@afya/contracts';
import { converse } from '../testing/converse';
import { replyTo } from '../engine';

const last = (language: Language, ...texts: string[]) => {
  const replies = converse(language, ...texts);
  const [before, reply] = [replies.at(-2), replies.at(-1)];
  if (!reply) throw new Error('no reply');
  return { reply, before, text: reply.content[language], question: reply.question?.id };
};

describe('in an emergency', () => {
  const START = 'my son of 3 has a convulsion and is very hot';

  test('answers a question that follows the immediate emergency message', () => {
    const turnMessages = [START, 'ok we are going, but what else can I do'].map((text) => ({ text, isUser: true }));
    const turn = { stage: 'initial_gathering', language: 'en', country: 'KE', collectedInfo: {} } as const;
    const { content } = replyTo({ ...turn, messages: turnMessages, recent: [], files: [], memory: null });
    expect(content.en).toMatch(/On the way:[\s\S]*on the side/);
  });

  test('does not read "ok, we are going" as a yes to a finding', () => {
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

describe('after an off-topic message the question stays open', () => {
  const SW = ['nina kikohozi', 'miaka 30, mwanaume', 'siku tatu', 'hakuna kingine', 'hakuna magonjwa'];

  test('still reads an answer in the same message', () => {
    const { before, question } = last('sw', ...SW, 'hapana. kwa nini unauliza?');
    expect(question).not.toBe(before?.question?.id);
  });

  test('takes a choice that is named in the same message', () => {
    const back = ['naumwa na mgongo', 'miaka 30, mwanaume', 'siku tatu', 'hakuna kingine'];
    const asked = [...back, 'kiunoni katikati'];
    expect(last('sw', ...asked).question).toBe('w:pain_course');
    expect(last('sw', ...asked, 'inauma kidogo, asante').question).not.toBe('w:pain_course');
  });

  test('asks the question three times at most', () => {
    const { question } = last('sw', ...SW, 'asante', 'asante', 'asante');
    expect(question).not.toBe(last('sw', ...SW).question);
  });
});

test('answers off-topic messages at the summary and at the offer, then repeats the question', () => {
  const messages = ['I have a cough', '30', 'stop', 'are you a doctor?'];
  expect(last('en', ...messages).question).toBe('confirm');
  expect(last('en', ...messages).text).toMatch(/not a doctor/);
  const offered = last('en', 'I have a cough', '30', 'stop', 'yes', 'who can see this?');
  expect(offered.question).toBe('offer');
  expect(offered.text).toMatch(/Only you/);
});

test('gives the diagnosis when the patient asks for it at the offer', () => {
  expect(last('en', 'I have a cough', '30', 'stop', 'yes', 'what do I have?').reply.stage).toBe('final_analysis');
});
