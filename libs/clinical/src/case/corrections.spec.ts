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
    ['en', 'I have a cough', 'not me, it is my child', 'child', /about the child/],
    ['en', 'I have a cough', "it's for my husband", 'kin', /somebody else/],
    ['sw', 'nina kikohozi', 'sio mimi ni mtoto wangu', 'child', /kuhusu mtoto/],
    ['sw', 'nina kikohozi', 'si mimi, ni mama yangu', 'kin', /mtu mwingine/],
    ['sw', 'nina kikohozi', 'namuulizia baba yangu', 'kin', /mtu mwingine/],
    ['sw', 'mtoto wangu anakohoa', 'ni mimi, sio mtoto', 'self', /kuhusu wewe/],
  ] as const)('%s: "%s", then "%s": changes the patient', (...row) => {
    const [language, start, correction, who, acknowledgement] = row;
    const { patientCase, text } = last(language, start, '30', correction);
    expect(patientCase.who).toBe(who);
    expect(text).toMatch(acknowledgement);
    expect(text).not.toMatch(/did not understand|Sikuelewa/);
  });

  test.each([
    'mimi ni mama wa miaka 27, nakohoa',
    'nakohoa sana. mimi ni mzee wa miaka 70',
    'mm ni baba wa miaka 40 nina kikohozi',
  ])('treats a writer who introduces themselves as the patient: %s', (start) => {
    expect(last('sw', start).patientCase.who).toBe('self');
  });

  test.each([
    ['en', 'I have a problem', 'my son has a fever', 'child', /about the child\. I understand: fever/],
    ['sw', 'nina shida', 'mtoto wangu ana homa', 'child', /kuhusu mtoto\. Nimeelewa: homa/],
    ['sw', 'mimi ni mwanaume wa miaka 30', 'mke wangu anakohoa', 'kin', /mtu mwingine\. Nimeelewa: kikohozi/],
  ] as const)('%s: "%s", then "%s": changes the patient when no complaint was reported before', (...row) => {
    const [language, start, messages, who, acknowledgement] = row;
    const { patientCase, text, question, collectedInfo } = last(language, start, messages);
    expect(patientCase.who).toBe(who);
    expect(text).toMatch(acknowledgement);
    expect(question?.id).toBe('age');
    expect(collectedInfo).not.toHaveProperty('age');
  });

  test.each([
    ['en', ['I have a fever', 'my son is convulsing', 'male'], 'My questions are still about you.'],
    ['sw', ['nina upele', 'mama amezirai na hapumui', 'mwanaume'], 'Maswali yangu bado ni kuhusu wewe.'],
    ['en', ['my wife has a fever', 'my son is convulsing', '30'], 'My questions are still about the first patient.'],
  ] as const)('%s: another person is in danger, %s', (language, messages, advice) => {
    const [start, danger, answer] = messages;
    const replies = converse(language, start, danger, answer);
    expect(replies[1]?.content[language]).toContain(advice);
    expect(replies[1]?.content[language]).not.toMatch(/did not understand|Sikuelewa/);
    expect(replies[2]?.content[language]).not.toContain(advice);
    expect(replies[2]?.adviceLevel).toBe('emergency');
  });

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

test.each([
  ['en', 'my child has a cough', '3 years', 'I said 3 months not years', 0.25],
  ['en', 'my child has a cough', '3 years', 'months, not years', 0.25],
  ['en', 'my child has a cough', '5 years', 'sorry I meant 15', 15],
  ['en', 'fever', '30', 'not 30, 3 years', 3],
  ['sw', 'mtoto wangu anakohoa', 'miaka 3', 'ni miezi 3 si miaka', 0.25],
  ['sw', 'mtoto wangu anakohoa', 'miaka 3', 'samahani, ni miezi sio miaka', 0.25],
  ['sw', 'mtoto wangu anakohoa', 'miaka 3', 'nilikosea ni 13', 13],
] as const)('%s: "%s", "%s", then "%s": corrects the age', (...row) => {
  const [language, start, age, correction, expected] = row;
  const { collectedInfo, patientCase } = last(language, start, age, correction);
  expect(collectedInfo.age).toBeCloseTo(expected, 2);
  expect(patientCase.durationDays).toBeUndefined();
});

test.each(['I said left not right', 'sorry, left, not right', 'not on the right, the left', 'kushoto si kulia'])(
  'corrects the side after "%s"',
  (correction) => {
    const { patientCase } = last('en', 'pain low on the right side of my belly', '30 male', correction);
    expect(patientCase.findings.left_lower_pain?.state).toBe('present');
    expect(patientCase.findings.right_lower_pain?.state).toBe('absent');
  },
);

test.each([
  [' for months ', 'some months', 'miezi kadhaa'],
  [' for weks now ', 'some weeks', 'wiki kadhaa'],
  [' kwa miezi ', 'some months', 'miezi kadhaa'],
  [' siku chache ', 'some days', 'siku kadhaa'],
  [' miaka mingi ', 'some years', 'miaka kadhaa'],
])('"%s" is %s', (line, en, sw) => {
  expect(durationWords(vagueDuration(line) ?? 0)).toEqual({ en, sw });
});

test.each([' 3 months ', ' kwa miezi 3 ', ' mtoto wa miezi ', ' every few minutes ', ' he has smoked for years '])(
  '"%s" is not vague',
  (line) => {
    expect(vagueDuration(line)).toBeUndefined();
  },
);

test('does not ask for the duration after a vague one', () => {
  expect(last('en', 'I have had headaches for months', '30 male').question?.id).not.toBe('duration');
  expect(last('sw', 'kichwa kinauma tangu Jumapili', 'miaka 30 mwanaume').question?.id).not.toBe('duration');
});

test('reads "10 days" about "my newborn" as the age', () => {
  const { collectedInfo, patientCase } = last('en', 'My newborn has a cough', '10 days');
  expect(Math.round((collectedInfo.age ?? 0) * 365)).toBe(10);
  expect(patientCase.durationDays).toBeUndefined();
});

test.each([
  ['2 months', 60],
  ['a week', 7],
  ['wiki moja', 7],
  ['4 days', 4],
])('reads the duration in "%s"', (answer, days) => {
  expect(last('en', 'I have a rash', '30 male', answer).patientCase.durationDays).toBe(days);
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

  test.each(['hapana, ilianza wiki mbili zilizopita', 'ni wiki mbili zilizopita'])(
    'corrects the duration after "%s"',
    (text) => {
      const { patientCase, stage } = last('sw', ...TOLD, text);
      expect(stage).toBe('context_validation');
      expect(patientCase.durationDays).toBe(14);
    },
  );
});

test.each([
  ['en', 'why?'],
  ['sw', 'kwanini?'],
  ['sw', 'kwa nini'],
] as const)('%s: "%s" alone gets the reason of the question', (language, why) => {
  const messages = language === 'en' ? ['I have a cough'] : ['nina kikohozi'];
  const reply = last(language, ...messages, why);
  expect(reply.text).toContain(reply.question?.why?.[language]);
  expect(reply.question?.id).toBe('age');
});

test.each([
  ['sw', 'nina kikohozi', 'miaka 40', 'mwanaume', 'Ni miezi mitatu'],
  ['en', 'I have a cough', 'I am 40', 'male', '3 months'],
] as const)('%s: does not read a duration as an age', (language, ...texts) => {
  expect(converse(language, ...texts).at(-1)?.collectedInfo.age).toBe(40);
});
