import { replyTo } from './engine';
import { play } from './testing/dialogue';
import { presentIn } from './testing/present-in';
import { after, COMMON, says, turn } from './testing/turns';

describe('the interview', () => {
  test('does not ask for facts in the first message', () => {
    const reply = replyTo(says('I am a 30 year old man with fever, cough and chest pain for 3 days'));
    expect(reply.collectedInfo).toMatchObject({ age: 30, sex: 'male' });
    expect(['age', 'sex', 'duration', 'symptoms']).not.toContain(reply.question?.id);
  });

  test('reads several facts in one answer, in either language', () => {
    const reply = after('nina homa', 'miaka 25, mwanamke, sina kikohozi lakini natapika');
    expect(reply.collectedInfo).toMatchObject({ age: 25, sex: 'female' });
    expect(presentIn(reply)).toContain('vomiting');
    expect(reply.question?.id).toBe('f:pregnant');
  });

  test('a correction replaces the earlier value', () => {
    expect(after('fever', '30', 'not 30, 3 years').collectedInfo.age).toBe(3);
    expect(after('nina homa', '30', 'si 30, ni miaka 3').collectedInfo.age).toBe(3);
  });

  test('the mother of a sick child is not the patient', () => {
    const reply = replyTo(says('Mwanangu wa miaka 2 ana homa na anakohoa, mimi niko sawa', { language: 'sw' }));
    expect(reply.collectedInfo.age).toBe(2);
    expect(reply.question?.id).toBe('sex');
  });

  test('says why it asks, and offers "I don\'t know"', () => {
    const reply = after('I have a cough', '30', 'male', '3 days');
    expect(reply.question?.why?.sw).toBeTruthy();
    expect(reply.question?.choices.map(({ value }) => value)).toContain('unknown');
  });

  test('raises the emergency in the reply once', () => {
    const first = replyTo(says('My baby of 2 years had a convulsion and has fever'));
    expect(first.emergency?.level).toBe('emergency');
    expect(first.adviceLevel).toBe('emergency');
    const next = replyTo(says('a boy', { memory: first.memory, collectedInfo: first.collectedInfo }));
    expect(next.emergency).toBeUndefined();
    expect(next.redFlags).toContain('child_danger_sign');
  });

  const begun = replyTo(says('I am a man of 52 and I have a cough for 3 days'));
  const session = { memory: begun.memory, collectedInfo: begun.collectedInfo };
  const unread = (...texts: string[]) => turn({ ...session, messages: texts.map((text) => ({ text, isUser: true })) });
  const DANGER = 'I have crushing chest pain going to my left arm and I am sweating';

  test('does not repeat an emergency that was shown immediately', () => {
    const reply = replyTo(unread(DANGER, 'since this morning'));
    expect(reply.emergency).toBeUndefined();
    expect(reply.content.en).not.toMatch(/may be an emergency/);
    expect(reply.adviceLevel).toBe('emergency');
    expect(reply.redFlags.length).toBeGreaterThan(0);
  });

  test('still raises a new danger', () => {
    const reply = replyTo(unread(DANGER, 'and now I vomit blood'));
    expect(reply.emergency?.level).toBe('emergency');
    expect(reply.redFlags).toContain('gi_bleed');
  });

  test('reads the next message as the answer to the question before the emergency', () => {
    const asked = { memory: { ...(begun.memory as object), lastQuestion: 'f:chills' } };
    const messages = [DANGER, 'yes'].map((text) => ({ text, isUser: true }));
    expect(presentIn(replyTo(turn({ ...session, ...asked, messages })))).toContain('chills');
  });

  test.each([
    { start: 'I have a cough', danger: 'he vomited blood 3 times since 2 hours', answer: '45', age: 45 },
    { start: 'mtoto wangu ana homa', danger: 'amepata degedege mara 2 leo', answer: 'miaka 3', age: 3 },
  ])('reads the age after an emergency that interrupts the question: $danger', (talk) => {
    const asked = replyTo(says(talk.start));
    expect(asked.question?.id).toBe('age');
    const messages = [talk.danger, talk.answer].map((text) => ({ text, isUser: true }));
    const { memory, collectedInfo } = asked;
    expect(replyTo(turn({ memory, collectedInfo, messages })).collectedInfo.age).toBe(talk.age);
  });

  test('raises a danger that only two messages together describe', () => {
    const reply = replyTo(unread('I have a high fever', 'and my neck is stiff'));
    expect(reply.emergency?.level).toBe('emergency');
  });

  test.each(['no', 'no chest pain', 'hapana, sina maumivu ya kifua, sitoki jasho'])(
    '"%s" does not cancel a flag',
    (text) => {
      const first = replyTo(says(DANGER));
      const next = replyTo(says(text, { memory: first.memory, collectedInfo: first.collectedInfo }));
      expect(next.redFlags).toEqual(expect.arrayContaining(first.redFlags));
      expect(next.adviceLevel).toBe('emergency');
      expect(next.emergency).toBeUndefined();
    },
  );
});

describe('the summary', () => {
  const done = () =>
    play({
      language: 'en',
      answers: { ...COMMON, start: 'I have a fever and a headache', age: '30', sex: 'male', confirm: 'stop here' },
      otherwise: 'no',
    });
  const memory = done().replies.find(({ stage }) => stage === 'context_validation')?.memory;

  test('takes a correction and sums up again', () => {
    const reply = replyTo(says('no, I am 40', { stage: 'context_validation', memory }));
    expect(reply.stage).toBe('context_validation');
    expect(reply.content.en).toMatch(/40 years/);
  });

  test('asks what to change after a plain no, and goes on after a yes', () => {
    expect(replyTo(says('no', { stage: 'context_validation', memory })).question?.id).toBe('correction');
    expect(replyTo(says('Ndiyo, ni sahihi', { stage: 'context_validation', memory })).stage).toBe('diagnostic_prompt');
  });

  test('returns to the summary after new findings at the offer, and waits after a no', () => {
    const offer = replyTo(says('yes', { stage: 'context_validation', memory }));
    expect(replyTo(says('I also have a cough', { stage: 'diagnostic_prompt', memory: offer.memory })).stage).toBe(
      'context_validation',
    );
    expect(replyTo(says('not yet', { stage: 'diagnostic_prompt', memory: offer.memory })).stage).toBe(
      'diagnostic_prompt',
    );
  });
});

test('acknowledges a file without claiming to have seen it', () => {
  const files = [{ type: 'image' as const, filename: 'rash.jpg' }];
  const reply = replyTo(turn({ files, messages: [{ text: 'I have a rash', isUser: true }] }));
  expect(reply.stage).toBe('vision_analysis');
  expect(reply.content.en).toMatch(/could not read a test result or a medicine in rash.jpg/);
  const next = replyTo(
    says('It is a red round patch on my arm', {
      stage: 'vision_analysis',
      memory: reply.memory,
      collectedInfo: reply.collectedInfo,
    }),
  );
  expect(next.stage).toBe('initial_gathering');
  expect(next.collectedInfo.symptoms).toMatch(/red round patch/);
});

describe('after the diagnosis', () => {
  const talk = play({
    language: 'en',
    answers: { ...COMMON, start: 'I have a fever, chills and a headache', age: '30', sex: 'male' },
    otherwise: 'no',
  });
  const at = talk.replies.find(({ stage }) => stage === 'follow_up');
  const ask = (text: string) =>
    replyTo(says(text, { stage: 'follow_up', memory: at?.memory, collectedInfo: at?.collectedInfo ?? {} }));

  test('returns to the summary after new findings, and ends after "hakuna zaidi"', () => {
    expect(ask('Now I also have diarrhoea').stage).toBe('context_validation');
    expect(ask('hakuna zaidi').stage).toBe('complete');
  });

  test('does not read a question about a finding as a report', () => {
    expect(ask('When should I go to hospital, if I vomit?').collectedInfo.symptoms).not.toMatch(/(?<!No )vomiting/);
  });

  test('reopens a complete consultation', () => {
    const end = ask('nothing more');
    expect(replyTo(says('How long will it take?', { stage: 'complete', memory: end.memory })).stage).toBe('follow_up');
  });
});

describe('without its memory', () => {
  test('reads the recent messages again, including answers to its questions', () => {
    const reply = replyTo(
      says('no', {
        collectedInfo: { age: 30, sex: 'male' },
        recent: [
          { text: 'I have a fever and a cough since yesterday', isUser: true },
          { text: 'Any chills?', isUser: false, question: 'f:chills' },
          { text: 'yes', isUser: true },
          { text: 'Is there vomiting?', isUser: false, question: 'f:vomiting' },
        ],
        memory: 'lost',
      }),
    );
    expect(presentIn(reply)).toContain('chills');
    expect(reply.question?.id).not.toBe('f:chills');
    expect(reply.question?.id).not.toBe('f:vomiting');
  });
});
