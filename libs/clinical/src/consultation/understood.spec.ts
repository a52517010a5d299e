import type { Language } from '@afya/contracts';
import { converse, diagnosisReplies } from '../testing/converse';

const last = (language: Language, ...texts: string[]) => converse(language, ...texts).at(-1);

test('does not read "one week" as the age of an adult writer', () => {
  const reply = last('sw', 'nina homa', 'wiki moja');
  expect(reply?.collectedInfo.age).toBeUndefined();
  expect(reply?.question?.id).toBe('age');
});

test('ignores an illness that is only suspected', () => {
  expect(last('en', 'I think I have HIV, I have a fever')?.collectedInfo.medicalHistory).toBeUndefined();
  expect(last('en', 'I think I have a fever')?.collectedInfo.symptoms).toMatch(/fever/);
});

test('acknowledges the name of an illness and asks for its signs', () => {
  const reply = last('en', 'I have malaria');
  expect(reply?.question?.id).toBe('symptoms');
  expect(reply?.content.en).toMatch(/may be malaria/);
});

test('acknowledges a fact found in the answer to another question', () => {
  const reply = last('sw', 'mtoto anakohoa', 'hana homa, anakunywa maji vizuri, hakuna damu kwenye choo');
  expect(reply?.question?.id).toBe('age');
  expect(reply?.content.sw).not.toMatch(/Sikuelewa|Nimeelewa/);
  expect(reply?.content.sw).toMatch(/nimeandika/);
});

test('lists every illness once in the history', () => {
  const reply = last('en', 'my mother of 71 has diabetes and high blood pressure and a cough', 'no', 'no', 'no');
  expect(reply?.collectedInfo.medicalHistory).toBe('diabetes, high blood pressure');
});

test('gives first aid, not rest, for a danger outside the knowledge base', () => {
  const replies = converse('sw', 'mama mjamzito miezi nane anavuja damu', 'inatosha', 'ndiyo', 'ndiyo');
  const recommendations = replies.at(-1)?.diagnosis?.recommendations.map(({ en }) => en) ?? [];
  expect(recommendations.join(' ')).not.toMatch(/Rest until|Drink often/);
  expect(recommendations.length).toBeGreaterThan(1);
});

test('does not ask for height and weight in an emergency', () => {
  const replies = diagnosisReplies('en', ['my son of 3 has a convulsion']);
  expect(replies.map(({ question }) => question?.id)).not.toContain('measures');
});

test('does not count a yes that continues with something else as an answer about a danger sign', () => {
  const messages = [
    'Nina vidonda sehemu za siri na kuwashwa',
    '28 mwanaume',
    'leo',
    'ndio nililala na mpenzi mpya bila kondomu',
  ];
  const reply = last('sw', ...messages);
  expect(reply?.redFlags).toEqual([]);
  expect(reply?.collectedInfo.symptoms).not.toMatch(/kuvimba/);
});

test('reads the mourner, not the dead person, as the patient', () => {
  const reply = last('sw', 'nimekuwa na huzuni sana tangu mume wangu afariki, silali');
  expect(reply?.collectedInfo.sex).toBeUndefined();
  expect(reply?.content.sw).toMatch(/huzuni/);
  expect(reply?.content.sw).toMatch(/Una umri gani/);
});

test('does not record a question about an illness as history', () => {
  expect(last('en', 'my back hurts', '45 male', 'is it kidney?')?.collectedInfo.medicalHistory).toBeUndefined();
});

test('reads a time alone as the duration after any question', () => {
  const reply = last('sw', 'silali na nina huzuni', 'mwanamke 38', 'mwezi mmoja');
  expect(reply?.question?.id).toBe('f:pregnant');
  expect((reply?.memory as { durationDays?: number }).durationDays).toBe(30);
});

test('never shows an id to the patient', () => {
  const replies = converse(
    'sw',
    'nimeanguka na pikipiki nimeumia mguu unavuja damu',
    '27',
    'mwanaume',
    'sina shida ingine',
  );
  for (const { content } of replies) expect(`${content.en} ${content.sw}`).not.toMatch(/[a-z]_[a-z]/);
});

test('does not ask a woman in labour whether she is pregnant', () => {
  const replies = converse('sw', 'mke wangu ana uchungu wa kuzaa na chupa imepasuka', '26', 'leo', 'hapana');
  expect(replies.map(({ question }) => question?.id)).not.toContain('f:pregnant');
});

test.each([
  ['en', 'my wajina is wierd', 'I did not understand "my wajina is wierd".'],
  ['sw', 'mwili hauko sawa', 'Sikuelewa "mwili hauko sawa".'],
] as const)(
  '%s: a first message without a sign is answered with what was not understood, and with complaints',
  (language, text, lead) => {
    const reply = last(language, text);
    expect(reply?.content[language]).toContain(lead);
    expect(reply?.question?.id).toBe('symptoms');
    expect(reply?.question?.choices?.length).toBeGreaterThan(5);
  },
);

test('cuts a long first message, and no emoji in two', () => {
  const content = last('en', `zork ${'😀'.repeat(100)}`)?.content.en;
  expect(content).toContain(`"zork ${'😀'.repeat(75)} …"`);
});

test.each(['hello doctor, i need help', 'habari daktari, nina swali', 'naumwa', 'hi'])('greets after "%s"', (text) => {
  expect(last('en', text)?.content.en).toMatch(/^Hello\./);
});
