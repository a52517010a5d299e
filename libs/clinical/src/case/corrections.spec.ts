import type { Language } from '@afya/contracts';
import { replyTo } from '../engine';
import { converse } from '../testing/converse';
import { durationWords } from '../wording/patient';
import type { Case } from './case';
import { vagueDuration } from './vague-duration';

const last = (language: Language, ...texts: string[]) => {
  const reply = converse(language, ...texts).at(-1);
  if (!reply) throw new Error('no reply');
  return { ...reply, patientCase: reply.memory as Case, text: reply.content[language] };
};

describe('when the patient is not who the engine assumed', () => {
  test.each([
    ['en', 'I have a fever', 'my son is convulsing', 'we are on the way', /Good\. You can go on writing/],
    ['en', 'I have a fever', 'my son is convulsing', 'what should I do now?', /on the side/],
    ['sw', 'nina upele', 'mama amezirai na hapumui', 'tuko njiani', /Vizuri\. Unaweza kuendelea/],
    ['sw', 'nina upele', 'mama amezirai na hapumui', 'hapumui bado', /Msaidie mtu huyo kwanza/],
  ] as const)('%s: "%s", "%s" with an immediate reply, then "%s": says whom the questions are about', (...row) => {
    const [language, start, danger, then, answer] = row;
    const before = last(language, start);
    const messages = [danger, then].map((text) => ({ text, isUser: true }));
    const turn = { stage: 'initial_gathering', language, country: 'KE', collectedInfo: {}, messages } as const;
    const reply = replyTo({ ...turn, messages: [...messages], recent: [], files: [], memory: before.patientCase });
    expect(reply.content[language]).toMatch(answer);
    const notice = /My questions are still about you|Maswali yangu bado ni kuhusu wewe/g;
    expect(reply.content[language].match(notice)).toHaveLength(1);
    expect(reply.content[language]).not.toMatch(/did not understand|Sikuelewa/);
    expect(reply.question?.id).toBe(before.question?.id);
  });

  test('asks for the age again and keeps the finding when the patient changes', () => {
    const reply = last('sw', 'nina kikohozi', 'miaka 30', 'mwanamke', 'sio mimi ni mtoto wangu');
    expect(reply.question?.id).toBe('age');
    expect(reply.takenBack).toEqual(expect.arrayContaining(['age', 'sex']));
    expect(reply.collectedInfo).not.toHaveProperty('age');
    expect(reply.collectedInfo.symptoms).toMatch(/kikohozi/);
    expect(last('sw', 'nina kikohozi', 'miaka 30', 'sio mimi ni mtoto wangu', 'miezi 8').collectedInfo.age).toBeCloseTo(
      8 / 12,
      1,
    );
  });

  test('repeats a question about a finding instead of recording "unknown"', () => {
    const messages = ['I have a fever', '30', 'male', '2 days', 'nothing else'];
    const before = last('en', ...messages);
    const asked = before.question?.id.slice(2) ?? '';
    expect(last('en', ...messages, 'not me, it is my son').patientCase.findings[asked]).toBeUndefined();
  });
});

const VAGUE = [
  [' for months ', 'some months', 'miezi kadhaa'],
  [' for weks now ', 'some weeks', 'wiki kadhaa'],
  [' kwa miezi ', 'some months', 'miezi kadhaa'],
  [' siku chache ', 'some days', 'siku kadhaa'],
  [' miaka mingi ', 'some years', 'miaka kadhaa'],
] as const;
const NOT_VAGUE = [
  ' 3 months ',
  ' kwa miezi 3 ',
  ' mtoto wa miezi ',
  ' every few minutes ',
  ' he has smoked for years ',
];

test('words vague durations, and only those', () => {
  expect(VAGUE.map(([line]) => durationWords(vagueDuration(line) ?? 0))).toEqual(
    VAGUE.map(([, en, sw]) => ({ en, sw })),
  );
  expect(NOT_VAGUE.filter((line) => vagueDuration(line) !== undefined)).toEqual([]);
});

test('does not ask for the duration after a vague one', () => {
  expect(last('en', 'I have had headaches for months', '30 male').question?.id).not.toBe('duration');
  expect(last('sw', 'kichwa kinauma tangu Jumapili', 'miaka 30 mwanaume').question?.id).not.toBe('duration');
});

test('reads "10 days" about "my newborn" as the age', () => {
  const { collectedInfo, patientCase } = last('en', 'My newborn has a cough', '10 days');
  expect(Math.round((collectedInfo.age ?? 0) * 365)).toBe(10);
  expect(patientCase.durationDays).toBeUndefined();
});

test('keeps the sex of the patient when a relative is ill too', () => {
  expect(last('en', 'rash', '7', 'boy', '4 days', 'his sister has it too').collectedInfo.sex).toBe('male');
  expect(last('en', 'rash', '7', 'boy', 'sorry, it is a girl').collectedInfo.sex).toBe('female');
});

describe('at the summary', () => {
  const TOLD = ['nina kikohozi na homa', 'miaka 34', 'mwanamke', 'hapana', 'siku 3', 'inatosha'];

  test('continues the interview when the patient changes', () => {
    const reply = last('sw', ...TOLD, 'hapana, sio mimi ni baba yangu');
    expect(reply.stage).toBe('initial_gathering');
    expect(reply.question?.id).toBe('age');
    expect(reply.collectedInfo.sex).toBe('male');
  });
});
